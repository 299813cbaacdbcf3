import { readFile } from 'node:fs/promises';
import type { CodeRules } from '@inkling/core/deduction';
import { finish } from '@inkling/core/finish';
import { expect as unwrap } from '@inkling/core/result';
import { tallyOf } from '@inkling/deduction/optimum/flat-tree';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { comparePlayer } from '@inkling/games/mastermind/analysis/comparison';
import { describe, expect, it } from 'vitest';
import type { LabTree } from '../../../../shell/parts/lab-tasks.ts';
import { makeTree, TREE_MAKERS, type TreeMaker } from './make-tree.ts';

const SMALL: CodeRules = { places: 3, symbols: 4, repeats: true };
const USUAL: CodeRules = { places: 4, symbols: 6, repeats: true };
const made = (maker: TreeMaker, rules: CodeRules): LabTree => unwrap(finish(makeTree(maker, rules)));
const proof = (name: string) =>
  readFile(new URL(`../../../../../../../proofs/${name}`, import.meta.url), 'utf8');

describe('generated trees', () => {
  it('match the published ones', async () => {
    expect(made('knuth', USUAL).tally.total).toBe(5801);
    const best = made('optimal', USUAL);
    expect(best.tally.total).toBe(5625);
    expect(best.search).toMatchObject({ proved: true, lower: 5625, upper: 5625 });
    expect(best.file).toBe(await proof('p4c6r-5625.strategy'));
  });

  it.each(TREE_MAKERS.filter((maker) => maker !== 'optimal'))(
    'of %s take as many guesses as the player',
    (player) => {
      const start = unwrap(CodeAnalysis.of(SMALL, []));
      const { total, histogram } = finish(comparePlayer(start, player, ''));
      expect(made(player, SMALL).tally).toMatchObject({ total, histogram });
    },
  );

  it('are refused if there are too many codes', () => {
    const found = finish(makeTree('knuth', { places: 6, symbols: 9, repeats: true }));
    expect(found).toMatchObject({ ok: false, error: { code: 'many-codes' } });
  });

  it('have the tally that the checker computes', () => {
    const { tree, tally } = made('knuth', SMALL);
    expect(tallyOf(tree)).toEqual(tally);
  });
});
