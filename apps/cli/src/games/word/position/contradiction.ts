import { checkWord, type WordCheck } from 'inkling/word';
import { fromOne } from '../../../messages/numbers.ts';
import { EXIT, type Exit } from '../../../shell/exit.ts';
import type { OutputOptions } from '../../../shell/options.ts';
import { printJson, printLines } from '../../../shell/printing.ts';
import type { Sink, World } from '../../../shell/world.ts';
import {
  sayWordContradiction,
  sayWordFault,
  sayWordRepairs,
  wordRepairLines,
} from '../messages/contradiction.ts';
import type { WordProblem } from './problem.ts';

/** Describes contradictory hints as the documented JSON object; rounds and places are one-based. */
export function contradictionObject({ length }: WordProblem, check: WordCheck): object {
  const { rules, code, faults, conflict, conflicts, firstBadRound, repairs } = check;
  return {
    game: 'word',
    consistent: false,
    rules,
    code,
    faults: faults.map((fault) => ({
      ...fault,
      rounds: fromOne(fault.rounds),
      places: fromOne(fault.places),
      message: sayWordFault(fault, length),
    })),
    conflict: fromOne(conflict),
    conflicts: conflicts.map(fromOne),
    firstBadRound: firstBadRound === undefined ? undefined : firstBadRound + 1,
    repairs: repairs.map(({ kind, round, place, guess, marks, left }) => ({
      kind,
      turn: round + 1,
      place: place + 1,
      guess,
      feedback: marks,
      left: left === undefined ? null : String(left),
    })),
    message: sayWordContradiction(check, length),
  };
}

export function printContradiction(to: Sink, check: WordCheck, length: number): void {
  const { repairs } = check;
  const lines = wordRepairLines(repairs).map((line) => `  ${line}`);
  const shown = lines.slice(0, REPAIRS_SHOWN);
  const hidden = lines.length - shown.length;
  if (hidden > 0) shown.push(`  and ${hidden} more (--json lists them all)`);
  printLines(to, [sayWordContradiction(check, length), sayWordRepairs(repairs), ...shown]);
}

/**
 * Explains contradictory hints, for questions that have no answer then, and returns the exit code. Returns
 * `undefined` if the hints are consistent.
 */
export function refuseContradiction(
  problem: WordProblem,
  options: OutputOptions,
  world: World,
): Exit | undefined {
  const check = checkWord(problem.rounds, problem);
  if (check.consistent) return undefined;
  if (options.json) printJson(world.out, contradictionObject(problem, check));
  else printContradiction(world.err, check, problem.length);
  return EXIT.contradiction;
}

const REPAIRS_SHOWN = 12;
