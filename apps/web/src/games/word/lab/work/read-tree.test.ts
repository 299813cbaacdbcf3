import { readFile } from 'node:fs/promises';
import { makeSelby } from '@inkling/deduction/notation/selby';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import { wordCodec } from '@inkling/games/word/optimum/word-codec';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWordTree, readTree } from './read-tree.ts';
import { wordGameOf } from './word-tree.ts';

const WORDS = ['abbey', 'ebony', 'rouge', 'salad', 'value'];
const codec = wordCodec(WORDS, 5);
const game = wordGameOf(WORDS, WORDS, codec);

/** A strategy that guesses the words one after the other. */
function chain(from: readonly number[]): Strategy {
  const [guess = 0, ...rest] = from;
  const cells = new Map<number, number[]>();
  for (const secret of rest) {
    const cls = game.classOf(guess, secret);
    cells.set(cls, [...(cells.get(cls) ?? []), secret]);
  }
  const branches = [...cells].map(([cls, cell]) => ({ cls, next: chain(cell) }));
  return { guess, branches: branches.toSorted((a, b) => a.cls - b.cls) };
}

const selby = makeSelby(
  chain([0, 1, 2, 3, 4]),
  { ...game, feedback: game.classOf },
  { ...codec, makeClass: (cls) => codec.makeClass(cls).toUpperCase().replaceAll('W', 'B') },
) as string;

describe('imported trees for words', () => {
  it('in Selby’s format are checked against their own words', async () => {
    expect(isWordTree(selby)).toBe(true);
    const read = await readTree(selby, []);
    expect(read).toMatchObject({ ok: true, value: { checked: 'own-words', rules: 'word5' } });
    expect(read.ok && read.value.tree.hits.reduce((sum, hit) => sum + hit, 0)).toBe(WORDS.length);
  });

  it('are rejected if a word list that they name is missing', async () => {
    const proof = new URL('../../../../../../../proofs/word5-salet-7920.strategy', import.meta.url);
    const text = await readFile(proof, 'utf8');
    expect(isWordTree(text)).toBe(true);
    expect(await readTree(text, ['aahed zzzzz'])).toMatchObject({
      ok: false,
      error: { code: 'strategy', fault: { code: 'missing-list' } },
    });
  });

  it.each([
    ['salet GGGGG1\nsalet GGGGG1', { code: 'own', fault: { code: 'repeated-word' } }],
    ['salets GGGGGG1', { code: 'own', fault: { code: 'other-length' } }],
    ['salet BBBBB1 rouge GGGGG2', { code: 'unsound', guess: undefined }],
  ])('are rejected: %j', async (text, error) => {
    expect(isWordTree(text)).toBe(true);
    expect(await readTree(text, [])).toMatchObject({ ok: false, error });
  });

  it('never make the parser throw', async () => {
    const damaged = fc
      .tuple(fc.nat(200), fc.nat(30), fc.string({ maxLength: 8 }))
      .map(([at, gone, noise]) => selby.slice(0, at) + noise + selby.slice(at + gone));
    await fc.assert(
      fc.asyncProperty(fc.oneof(damaged, fc.string()), async (text) => {
        const read = await readTree(text, []);
        if (read.ok) expect(read.value.tree.parents.length).toBeGreaterThan(0);
      }),
    );
  });
});
