import { readFile } from 'node:fs/promises';
import type { CodeRules } from '@inkling/core/deduction';
import { expect as unwrap } from '@inkling/core/result';
import { strategyToJson } from '@inkling/solvers/optimal/notation/graph';
import { makeIrving } from '@inkling/solvers/optimal/notation/irving';
import { makeSelby } from '@inkling/solvers/optimal/notation/selby';
import type { Strategy } from '@inkling/solvers/optimal/strategy';
import { parseStrategy } from '@inkling/solvers/optimal/strategy-text';
import fc from 'fast-check';
import { finish } from 'inkling/mastermind/players';
import { wordCodec } from 'inkling/optimal/codecs';
import { describe, expect, it } from 'vitest';
import { codeGame } from './code-game.ts';
import { chooseTree } from './dropped.ts';
import { growTree } from './grow.ts';
import { loadLists } from './own-lists.ts';
import { readTree } from './read-tree.ts';
import { wordGameOf } from './word-game.ts';

const RULES: CodeRules = { places: 3, symbols: 4, repeats: true };
const made = unwrap(finish(growTree('parts', RULES)));
const file = made.file as string;
const game = codeGame(RULES);
const root: Strategy = unwrap(parseStrategy(file, game.codec)).file.root;
const irving = makeIrving(root, { ...game, places: 3, guessOf: (secret) => secret });
const json = JSON.stringify(strategyToJson(root, game.codec));

const WORDS = ['abbey', 'ebony', 'rouge', 'salad', 'value'];
const codec = wordCodec(WORDS, 5);
const wordGame = wordGameOf(WORDS, WORDS, codec);

/** Guesses the words in turn. */
function chain(from: readonly number[]): Strategy {
  const [guess = 0, ...rest] = from;
  const cells = grouped(rest, (secret) => wordGame.feedback(guess, secret));
  const branches = [...cells].map(([cls, cell]) => ({ cls, next: chain(cell) }));
  return { guess, branches: branches.toSorted((a, b) => a.cls - b.cls) };
}

const selby = makeSelby(chain([0, 1, 2, 3, 4]), wordGame, {
  ...codec,
  makeClass: (cls) => codec.makeClass(cls).toUpperCase().replaceAll('W', 'B'),
}) as string;

describe('strategies from outside', () => {
  it('are read in every notation to the same tree', () => {
    for (const text of [file, irving, json]) {
      const read = readTree(text, RULES, []);
      expect(read).toMatchObject({ ok: true, value: { tally: made.tally, checked: 'secrets' } });
    }
    const own = readTree(file, undefined, []);
    expect(own.ok && own.value.data).toEqual(made.data);
  });

  it('of Selby are checked against their own words', () => {
    const read = readTree(selby, undefined, []);
    expect(read).toMatchObject({ ok: true, value: { checked: 'own-words', game: { kind: 'words' } } });
    expect(read.ok && read.value.data.hits.reduce((sum, hit) => sum + hit, 0)).toBe(WORDS.length);
  });

  it('name their word lists, which may come along', async () => {
    const text = await readFile(
      new URL('../../../../../proofs/word5-salet-7920.strategy', import.meta.url),
      'utf8',
    );
    const lists = await loadLists(text, ['aahed zzzzz']);
    expect(readTree(text, undefined, lists)).toMatchObject({
      ok: false,
      error: { code: 'strategy', fault: { code: 'missing-list' } },
    });
  });

  it.each([
    ['', 'empty'],
    ['hello', 'unknown-form'],
    ['<html>', 'unknown-form'],
    ['inkling-strategy 9', 'strategy'],
    ['64(1122: 1)', 'irving'],
    ['{"guess":"zzz"}', 'json'],
    ['{"guess":"aab"}', 'unsound'],
    ['salet GGGGG1\nsalet GGGGG1', 'selby'],
    ['salets GGGGGG1', 'selby'],
  ])('%j is refused as %s', (text, code) => {
    expect(readTree(text, RULES, [])).toMatchObject({ ok: false, error: { code } });
  });

  it('need rules where they name none', () => {
    expect(readTree(irving, undefined, [])).toMatchObject({ error: { code: 'needs-rules' } });
    const vast = { places: 16, symbols: 20, repeats: true };
    expect(readTree('1(a)', vast, [])).toMatchObject({ error: { code: 'rules-too-large' } });
  });

  it('are refused with any line gone or any line twice', () => {
    const lines = file.trimEnd().split('\n');
    for (const [at, line] of lines.entries()) {
      expect(readTree(lines.toSpliced(at, 1).join('\n'), RULES, []).ok).toBe(false);
      expect(readTree(lines.toSpliced(at, 0, line).join('\n'), RULES, []).ok).toBe(false);
    }
  });

  it('never make the reader throw, and what is read is whole', () => {
    const damaged = fc
      .tuple(
        fc.constantFrom(file, irving, json, selby),
        fc.nat(3000),
        fc.nat(30),
        fc.string({ maxLength: 8 }),
      )
      .map(([text, at, gone, noise]) => text.slice(0, at) + noise + text.slice(at + gone));
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string()), (text) => {
        const read = readTree(text, RULES, []);
        if (read.ok && read.value.game.kind === 'codes')
          expect(read.value.data.hits.reduce((sum, hit) => sum + hit, 0)).toBeGreaterThan(0);
      }),
    );
  });

  it('are found among files by how they begin', () => {
    expect(chooseTree(['abbey\nebony', file])).toEqual({ text: file, lists: ['abbey\nebony'] });
    expect(chooseTree(['nothing'])).toEqual({ text: 'nothing', lists: [] });
  });
});

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
