import type { OptimalSuggestion } from '@inkling/deduction/optimum/rank-guesses';
import type { SearchStatus } from '@inkling/deduction/optimum/search-options';
import { saySearched } from '../../messages/optimal.ts';
import { sayInterruptedSearch } from '../../messages/progress.ts';
import { interruptOf, runInSteps } from '../../shell/long-work.ts';
import { narrowTables } from '../../shell/printing.ts';
import type { Sink, World } from '../../shell/world.ts';

/** The result of a ranking. After Ctrl-C it is the best so far, and `stoppedAfter` is the number of sets searched. */
export interface RankedUntilAsked<Value> {
  readonly value: Value;
  readonly stoppedAfter?: number;
}

/** Ranks guesses to completion, or until Ctrl-C asks for the best so far. */
export async function rankUntilAsked<Value>(
  begin: (isStopped: () => boolean) => Generator<SearchStatus, Value>,
  world: World,
): Promise<RankedUntilAsked<Value>> {
  const isAsked = interruptOf(world);
  let isCut = false;
  const search = begin(() => {
    isCut ||= isAsked();
    return isCut;
  });
  let nodes = 0;
  const watched = (function* () {
    for (;;) {
      const step = search.next();
      if (step.done) return step.value;
      nodes = step.value.nodes;
      yield step.value;
    }
  })();
  const value = await runInSteps(watched, world, saySearched);
  return { value, ...(isCut ? { stoppedAfter: nodes } : {}) };
}

/**
 * What the search found for a guess: the guesses still needed, including this one, if play follows the strategy
 * that was found.
 */
export interface TurnsNeeded {
  readonly total: number;
  readonly expected: number;
  readonly worst: number;
  readonly lower: number;
  readonly upper: number;
  readonly proved: boolean;
}

export function turnsOf(suggestion: OptimalSuggestion): TurnsNeeded {
  const { total, expected, worst, expectedLower: lower, expectedUpper: upper, proved } = suggestion;
  return { total, expected, worst, lower, upper, proved };
}

/** Formats one guess as a sentence and several as a table; `left` is how they begin, for example `10 codes left`. */
export function rankedLines(
  left: string,
  ranked: readonly (OptimalSuggestion & { readonly text: string })[],
  { columns }: Pick<Sink, 'columns'>,
  stoppedAfter?: number,
): readonly string[] {
  const [best, ...others] = ranked;
  if (!best) return [];
  if (stoppedAfter !== undefined)
    return [sayInterruptedSearch(stoppedAfter), ...rankedLines(left, ranked, { columns })];
  if (others.length === 0) {
    const sure = best.proved ? 'proved the least' : `the least ${between(best)}`;
    return [
      `${left}; best is ${best.text}: ${best.expected.toFixed(3)} more guesses on average (${sure}), ${best.worst} at worst.`,
    ];
  }
  const heads = ['guess', 'possible', 'average', 'worst', 'total', 'sure'];
  const rows = ranked.map(({ text, possible, expected, worst, total, proved }) => [
    text,
    possible ? 'yes' : 'no',
    expected.toFixed(3),
    String(worst),
    String(total),
    proved ? 'yes' : 'no',
  ]);
  const open = ranked.find(({ proved }) => !proved);
  return [
    `${left}; best by optimal, in guesses still needed:`,
    '',
    ...narrowTables([heads, ...rows], columns),
    ...(open
      ? [
          '',
          `The search ended before those that are not sure: they need no more than is said here, and the least of them ${between(open)}.`,
        ]
      : []),
  ];
}

function between({ expectedLower, expectedUpper }: OptimalSuggestion): string {
  return `lies between ${expectedLower.toFixed(3)} and ${expectedUpper.toFixed(3)}`;
}
