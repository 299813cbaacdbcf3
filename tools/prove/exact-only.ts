import { createHash } from 'node:crypto';
import { onlyExact } from '@inkling/codes/optimum/code-variants';
import type { CodeRules } from '@inkling/core/deduction';
import { finish } from '@inkling/core/finish';
import { defineDeduction } from '@inkling/deduction/define/deduction';
import { verifyCertificate } from 'inkling';
import { tableRows } from '../bounds/result-table.ts';

/**
 * Settles games whose answer is only the number of exact matches: finds the least total and the least worst
 * case, follows every secret through both strategies, and throws if `docs/results.md` differs.
 */
export function run(print: (line: string) => void): void {
  tableRows(
    print,
    GAMES.map((rules) => () => rowOf(rules)),
  );
}

const sizes = (places: number, from: number, to: number): readonly CodeRules[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ places, symbols: from + i, repeats: true }));

const GAMES: readonly CodeRules[] = [
  ...sizes(2, 2, 10),
  ...sizes(3, 2, 10),
  ...sizes(4, 2, 6),
  ...sizes(5, 2, 4),
  ...sizes(6, 2, 3),
  ...sizes(7, 2, 2),
  ...sizes(8, 2, 2),
  ...[3, 4, 5, 6].map((places) => ({ places, symbols: places, repeats: false })),
];

function rowOf(rules: CodeRules): string {
  const game = defineDeduction(onlyExact(rules));
  const least = finish(game.optimumSteps());
  const worst = finish(game.optimumSteps({ objective: 'worst' }));
  const name = `p${rules.places}c${rules.symbols}${rules.repeats ? 'r' : 'n'}`;
  for (const { proved, total, strategy } of [least, worst]) {
    const followed = verifyCertificate(strategy.certificate(), game);
    if (!proved || !followed.ok || followed.strategy.total !== total)
      throw new Error(`${name} did not come to its end`);
  }
  const hash = createHash('sha256').update(least.strategy.certificate()).digest('hex').slice(0, 12);
  const atWorst = worst.total === least.total ? '' : `${worst.total}`;
  return `| ${name} | ${least.total} | ${least.average.toFixed(4)} | ${least.worst} | ${worst.worst} | ${atWorst} | \`${hash}\` |`;
}
