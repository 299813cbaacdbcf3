import { createHash } from 'node:crypto';
import { makeCodeBound } from '@inkling/codes/optimum/code-bound';
import { listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { finish } from '@inkling/core/finish';
import { expect } from '@inkling/core/result';
import { checkBound } from '@inkling/deduction/check/bound-proof';
import { NEVER } from '@inkling/deduction/check/set-bounds';
import { parseRules } from 'inkling';
import { findOptimum } from 'inkling/optimal';
import { verifyFile } from 'inkling/optimal/verify-file';
import { tableRows } from '../bounds/result-table.ts';

/**
 * Settles every game in the first table of `docs/results.md` again: finds its optimum, follows every secret
 * through the strategy, checks by lemmas that no total is smaller and that the worst case cannot be one guess
 * shorter, and throws if the table differs.
 */
export function run(print: (line: string) => void): void {
  tableRows(
    print,
    GAMES.map((name) => () => rowOf(name)),
  );
}

const sizes = (places: number, from: number, to: number, kind: 'r' | 'n') =>
  Array.from({ length: to - from + 1 }, (_, i) => `p${places}c${from + i}${kind}`);

const GAMES = [
  ...sizes(2, 2, 12, 'r'),
  ...sizes(3, 2, 11, 'r'),
  ...sizes(4, 2, 7, 'r'),
  ...sizes(5, 2, 5, 'r'),
  ...sizes(6, 2, 3, 'r'),
  ...sizes(7, 2, 2, 'r'),
  ...sizes(8, 2, 2, 'r'),
  ...sizes(9, 2, 2, 'r'),
  ...sizes(3, 3, 12, 'n'),
  ...sizes(4, 4, 9, 'n'),
  ...sizes(5, 5, 7, 'n'),
  ...sizes(6, 6, 6, 'n'),
];

function rowOf(name: string): string {
  const rules = expect(parseRules(name));
  const game = { game: 'mastermind', rules };
  const least = expect(finish(findOptimum(game)));
  const worst = expect(finish(findOptimum(game, { objective: 'worst' })));
  if (!least.proved || !worst.proved) throw new Error(`${name} did not come to its end`);
  const followed = expect(verifyFile(least.file, []));
  if (followed.total !== least.total) throw new Error(`${name}: its strategy takes ${followed.total}`);
  const listed = expect(listCodeProblem(rules));
  const proof = makeCodeBound(listed, name, least.total);
  const { lemmas } = expect(checkBound(proof));
  const ofWorst = makeCodeBound(listed, name, NEVER, { within: worst.worst - 1 });
  expect(checkBound(ofWorst));
  const hash = createHash('sha256').update(proof).digest('hex').slice(0, 12);
  const { total, average, root } = least;
  return `| ${name} | ${total} | ${average.toFixed(4)} | ${root} | ${least.worst} | ${worst.worst} | ${lemmas} | ${proof.length} | \`${hash}\` | ${ofWorst.length} |`;
}
