import { createHash } from 'node:crypto';
import { finish } from '@inkling/core/finish';
import { expect } from '@inkling/core/result';
import { parseRules } from 'inkling';
import { findOptimum } from 'inkling/optimal';
import { verifyFile } from 'inkling/optimal/verify-file';
import { tableRows } from '../bounds/result-table.ts';

/**
 * Settles how few codes need the last guess of strategies with the least worst case, follows every secret
 * through the strategy, and throws if `docs/results.md` differs.
 */
export function run(print: (line: string) => void): void {
  tableRows(
    print,
    ['p4c5r', 'p4c6r'].map((name) => () => rowOf(name)),
  );
}

function rowOf(name: string): string {
  const game = { game: 'mastermind', rules: expect(parseRules(name)) };
  const found = expect(finish(findOptimum(game, { objective: 'fewest' })));
  const { worst, total, histogram, proved, file } = found;
  const followed = expect(verifyFile(file, []));
  if (!proved || followed.total !== total) throw new Error(`${name} did not come to its end`);
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 12);
  const [last = 0] = histogram.slice(-1);
  const before = histogram.slice(0, -1).reduce((sum, count) => sum + count, 0);
  return `| ${name} | ${worst} | ${last} | ${before} | ${total} | \`${hash}\` |`;
}
