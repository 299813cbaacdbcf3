import type { Repair } from '@inkling/codes/explain/conflicts';
import type { FittingScoring, Scoring } from '@inkling/codes/explain/scorings';
import { feedbackOf } from '@inkling/core/feedback';
import type { Check } from '@inkling/games/mastermind/analysis/position';
import { counted, grouped, listed } from '../../../messages/numbers.ts';
import { answerText, codesLeft } from './codes.ts';

/** Says in one sentence which turns contradict each other. `turns` are zero-based. */
export function sayConflict(turns: readonly number[]): string {
  const numbers = turns.map((turn) => turn + 1);
  if (numbers.length === 1) return `Turn ${numbers[0]} cannot be true: no code gives that answer.`;
  const all = numbers.length === 2 ? 'both' : 'all';
  return `Turns ${listed(numbers)} cannot ${all} be true.`;
}

export function sayConflicts(conflicts: readonly (readonly number[])[]): string {
  const [first = [], ...others] = conflicts;
  const more = others.length === 0 ? '' : ` ${otherConflicts(others)}`;
  return `No code fits these answers. ${sayConflict(first)}${more}`;
}

/** Returns, for example, `turn 2 answered 1 exact, 1 near: 14 codes left`. */
export function sayRepair({ turn, feedback, left }: Repair): string {
  const { exact, near } = feedbackOf(feedback);
  return `turn ${turn + 1} answered ${answerText(exact, near)}: ${codesLeft(BigInt(left))}`;
}

export function sayRepairs({
  repairs,
  hasUncountedRepairs,
}: Pick<Extract<Check, { readonly consistent: false }>, 'repairs' | 'hasUncountedRepairs'>): string {
  if (hasUncountedRepairs)
    return 'Whether a single correction would make them possible is not known: this game is too large to count what would be left.';
  if (repairs.length === 0) return 'No single correction makes them possible: more than one answer is wrong.';
  return repairs.length === 1
    ? 'One single correction would fit:'
    : `Any one of these ${counted(repairs.length, 'single correction')} would fit:`;
}

/** Returns, for example, `They fit if near was given first and exact second: 14 codes left.` */
export function sayScoring({ scoring, left }: FittingScoring): string {
  return `They fit if ${SCORINGS[scoring]}: ${codesLeft(BigInt(left))}.`;
}

const SCORINGS: Readonly<Record<Scoring, string>> = {
  exchanged: 'near was given first and exact second',
  total: 'the second number counts every right symbol, the exact ones among them',
  copies: 'a symbol is near each time that it is guessed, however often the code has it',
};

function otherConflicts(others: readonly (readonly number[])[]): string {
  const shown = others.slice(0, CONFLICTS_SHOWN).map((turns) => {
    const numbers = turns.map((turn) => turn + 1);
    return `${numbers.length > 1 ? 'turns' : 'turn'} ${listed(numbers)}`;
  });
  const rest = others.length - shown.length;
  const hidden = rest > 0 ? `; and ${grouped(rest)} more` : '';
  return `The same holds for ${shown.join('; ')}${hidden}.`;
}

const CONFLICTS_SHOWN = 4;
