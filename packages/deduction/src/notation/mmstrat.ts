import { fail, ok, type Result } from '@inkling/core/result';
import type { Tally } from '../optimum/verify.ts';

/**
 * The summary lines of mmstrat (github.com/fancidev/mmstrat), so that results can be compared with the
 * literature line by line:
 *
 *     Strategy      Total    Avg    1    2    3    4    5    6    7    8   >8
 *     optimal        5625  4.340    1    8   95  644  541    7    0    0    0
 */
export interface SummaryLine {
  readonly strategy: string;
  readonly total: number;
  /** Secrets found with 1 … 8 guesses, and with more. */
  readonly counts: readonly number[];
}

export const SUMMARY_HEADING: string = [
  'Strategy'.padEnd(12),
  'Total'.padStart(8),
  'Avg'.padStart(6),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((level) => `${level}`.padStart(5)),
  '>8'.padStart(5),
].join(' ');

/** Formats a summary line. The name of the strategy must not contain spaces. */
export function makeSummary(strategy: string, tally: Tally): string {
  const secrets = tally.histogram.reduce((sum, count) => sum + count, 0);
  const counts = Array.from({ length: 8 }, (_, level) => tally.histogram[level] ?? 0);
  const beyond = tally.histogram.slice(8).reduce((sum, count) => sum + count, 0);
  return [
    strategy.padEnd(12),
    `${tally.total}`.padStart(8),
    (tally.total / Math.max(secrets, 1)).toFixed(3).padStart(6),
    ...[...counts, beyond].map((count) => `${count}`.padStart(5)),
  ].join(' ');
}

/** Parses a summary line with one to nine counts, since mmstrat omits trailing zeros. */
export function parseSummary(line: string): Result<SummaryLine, 'not-a-summary'> {
  const match = /^(\S{1,60})\s+(\d{1,12})\s+\d{1,9}\.\d{1,6}((?:\s+\d{1,9}){1,9})\s*$/.exec(line);
  if (!match) return fail('not-a-summary');
  const counts = match[3].trim().split(/\s+/).map(Number);
  return ok({ strategy: match[1], total: Number(match[2]), counts });
}

/** Returns `Total:Depth:Worst`: the sum, the worst case, and how many secrets need that many guesses. */
export function makeCost({ total, worst, histogram }: Tally): string {
  return `${total}:${worst}:${histogram[worst - 1] ?? 0}`;
}
