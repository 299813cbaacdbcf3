import type { CodeRules } from '@inkling/core/deduction';
import { finish } from '@inkling/core/finish';
import { expect as unwrap } from '@inkling/core/result';
import { strategyToJson } from '@inkling/deduction/notation/graph';
import { makeIrving } from '@inkling/deduction/notation/irving';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import { parseStrategy } from '@inkling/deduction/optimum/strategy-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeGame } from './code-tree.ts';
import { makeTree } from './make-tree.ts';
import { isCodeTree, readTree } from './read-tree.ts';

const RULES: CodeRules = { places: 3, symbols: 4, repeats: true };
const made = unwrap(finish(makeTree('parts', RULES)));
const file = made.file as string;
const game = codeGame(RULES);
const root: Strategy = unwrap(parseStrategy(file, game.codec)).file.root;
const irving = makeIrving(root, { ...game, feedback: game.classOf, places: 3, guessOf: (secret) => secret });
const json = JSON.stringify(strategyToJson(root, game.codec));

describe('imported trees for codes', () => {
  it('are parsed to the same tree from every notation', () => {
    for (const text of [file, irving, json]) {
      expect(isCodeTree(text)).toBe(true);
      const read = readTree(text, RULES);
      expect(read).toMatchObject({ ok: true, value: { tally: made.tally, checked: 'secrets' } });
    }
    expect(unwrap(readTree(file, undefined)).tree).toEqual(made.tree);
  });

  it('are recognised by how they begin', () => {
    for (const text of ['', 'hello', '<html>', 'salet GGGGG1', 'inkling-strategy 1\ngame word\n'])
      expect(isCodeTree(text)).toBe(false);
    for (const text of ['inkling-strategy 9', '64(1122: 1)', '{"guess":"aab"}'])
      expect(isCodeTree(text)).toBe(true);
  });

  it.each([
    ['inkling-strategy 9', { code: 'strategy' }],
    ['64(1122: 1)', { code: 'own', fault: { code: 'irving' } }],
    ['{"guess":"zzz"}', { code: 'own', fault: { code: 'json' } }],
    ['{"guess":"aab"}', { code: 'unsound', guess: 'aab' }],
  ])('are rejected: %j', (text, error) => {
    expect(readTree(text, RULES)).toMatchObject({ ok: false, error });
  });

  it('need rules if they name none, and rules that are not too large', () => {
    expect(readTree(irving, undefined)).toMatchObject({ error: { fault: { code: 'needs-rules' } } });
    const vast = { places: 16, symbols: 20, repeats: true };
    expect(readTree('1(a)', vast)).toMatchObject({ error: { fault: { code: 'rules-too-large' } } });
  });

  it('are rejected with any line missing or duplicated', () => {
    const lines = file.trimEnd().split('\n');
    for (const [at, line] of lines.entries()) {
      expect(readTree(lines.toSpliced(at, 1).join('\n'), RULES).ok).toBe(false);
      expect(readTree(lines.toSpliced(at, 0, line).join('\n'), RULES).ok).toBe(false);
    }
  });

  it('never make the parser throw, and are complete if parsed', () => {
    const damaged = fc
      .tuple(fc.constantFrom(file, irving, json), fc.nat(3000), fc.nat(30), fc.string({ maxLength: 8 }))
      .map(([text, at, gone, noise]) => text.slice(0, at) + noise + text.slice(at + gone));
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string()), (text) => {
        const read = readTree(text, RULES);
        if (read.ok) expect(read.value.tree.hits.reduce((sum, hit) => sum + hit, 0)).toBe(64);
      }),
    );
  });
});
