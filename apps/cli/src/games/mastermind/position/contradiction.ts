import { feedbackOf } from '@inkling/core/feedback';
import type { Check } from '@inkling/games/mastermind/analysis/position';
import { makeFeedback } from '@inkling/games/mastermind/rules/notation';
import { EXIT, type Exit } from '../../../shell/exit.ts';
import type { OutputOptions } from '../../../shell/options.ts';
import { printJson, printLines } from '../../../shell/printing.ts';
import type { Sink, World } from '../../../shell/world.ts';
import { sayConflicts, sayRepair, sayRepairs, sayScoring } from '../messages/contradiction.ts';
import { type Problem, scoringsOf } from './problem.ts';

type Contradiction = Extract<Check, { readonly consistent: false }>;

/** Describes contradictory turns as the documented JSON object; turns are one-based. */
export function contradictionObject(problem: Problem, check: Contradiction): object {
  const { rulesText, entries } = problem;
  const conflicts = check.conflicts.map((turns) => turns.map((turn) => turn + 1));
  return {
    game: 'mastermind',
    rules: rulesText,
    consistent: false,
    conflict: conflicts[0],
    conflicts,
    repairs: check.hasUncountedRepairs
      ? null
      : check.repairs.map(({ turn, feedback, left }) => ({
          turn: turn + 1,
          feedback: makeFeedback(feedbackOf(feedback)),
          left: String(left),
        })),
    scorings: scoringsOf(entries, problem).map(({ scoring, left }) => ({ scoring, left: String(left) })),
    message: sayConflicts(check.conflicts),
  };
}

export function printContradiction(to: Sink, problem: Problem, check: Contradiction): void {
  const { repairs } = check;
  const shown = repairs.slice(0, REPAIRS_SHOWN).map((repair) => `  ${sayRepair(repair)}`);
  const hidden = repairs.length - shown.length;
  if (hidden > 0) shown.push(`  and ${hidden} more (--json lists them all)`);
  const scorings = scoringsOf(problem.entries, problem).map(sayScoring);
  printLines(to, [sayConflicts(check.conflicts), sayRepairs(check), ...shown, ...scorings]);
}

/**
 * Explains contradictory turns, for questions that have no answer then, and returns the exit code. Returns
 * `undefined` if the turns are consistent.
 */
export function refuseContradiction(
  problem: Problem,
  options: OutputOptions,
  world: World,
): Exit | undefined {
  const check = problem.position.check();
  if (check.consistent) return undefined;
  if (options.json) printJson(world.out, contradictionObject(problem, check));
  else printContradiction(world.err, problem, check);
  return EXIT.contradiction;
}

const REPAIRS_SHOWN = 20;
