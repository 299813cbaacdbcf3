import { placesOf } from '@inkling/core/sequence';
import { minimalConflicts } from '@inkling/words/sequences/conflicts';
import { countStrings } from '@inkling/words/sequences/count';
import { fill, isFeasible, rowsOf } from '@inkling/words/sequences/flow';
import { wordOf } from '../rules/letters.ts';
import type { Round } from '../rules/rounds.ts';
import { type HintFaultCode, verifyRounds } from '../rules/verify.ts';
import { type WordRepair, wordRepairs } from './repairs.ts';
import { analyseHints, isConsistent, type WordQuestion } from './theory.ts';

/**
 * Why hints cannot be true: the document's rules and the two that it misses (see `word/rules/verify.ts`), and two
 * faults that only the flow finds. With these, the list is complete: if rounds have no fault, some string fits.
 */
export type WordFaultCode = HintFaultCode | 'joint-placement' | 'alphabet';

/** A contradiction within a round or between rounds. */
export interface WordHintFault {
  readonly code: WordFaultCode;
  /** The number of the rule in the founding document, if it has one. */
  readonly rule: 1 | 2 | 3 | 4 | undefined;
  /** 0-based */
  readonly rounds: readonly number[];
  readonly letters: readonly string[];
  /** 0-based */
  readonly places: readonly number[];
  /** For `no-room`: how many places the letter needs. */
  readonly copies?: number;
}

/** Whether rounds agree with each other, and if not, why. */
export interface WordCheck {
  readonly consistent: boolean;
  /** How many strings fit, or undefined if counting would take too long. */
  readonly strings: bigint | undefined;
  /** The numbers of the document's rules that are broken, ascending. */
  readonly rules: readonly number[];
  /** The cause: the code of the first fault. */
  readonly code: WordFaultCode | undefined;
  readonly faults: readonly WordHintFault[];
  /** The smallest set of rounds that cannot all be true, 0-based; empty when consistent. */
  readonly conflict: readonly number[];
  /** All minimal sets of rounds that cannot all be true. */
  readonly conflicts: readonly (readonly number[])[];
  /** Minimal sets of rounds to drop so that the rest can be true. */
  readonly corrections: readonly (readonly number[])[];
  /** False if the search for conflicts stopped early. */
  readonly complete: boolean;
  /** The first round that cannot be true together with those before it, 0-based. */
  readonly firstBadRound: number | undefined;
  /** Single marks, then single letters, that would make everything consistent; fewest strings first. */
  readonly repairs: readonly WordRepair[];
}

/** Checks whether all rounds can be true. If not, tells which cannot, and which single changes would repair them. */
export function checkWord(rounds: readonly Round[], question: WordQuestion = {}): WordCheck {
  const theory = analyseHints(rounds, question);
  if (isConsistent(theory))
    return {
      consistent: true,
      strings: countStrings(theory.problem),
      rules: [],
      code: undefined,
      faults: [],
      conflict: [],
      conflicts: [],
      corrections: [],
      complete: true,
      firstBadRound: undefined,
      repairs: [],
    };
  const holds = subsetsOf(rounds, question, theory.hints.places);
  const { conflicts, corrections, complete } = minimalConflicts(rounds.length, holds);
  const faults = faultsOf(rounds, question, () => conflicts[0]);
  return {
    consistent: false,
    strings: 0n,
    rules: [...new Set(faults.flatMap(({ rule }) => rule ?? []))].toSorted(),
    code: faults[0]?.code,
    faults,
    conflict: conflicts[0] ?? [],
    conflicts,
    corrections,
    complete,
    firstBadRound: firstBadRound(rounds.length, holds),
    repairs: wordRepairs(rounds, conflicts, question),
  };
}

/** Returns all faults. The array is empty if and only if some string fits. */
export function wordFaults(rounds: readonly Round[], question: WordQuestion = {}): readonly WordHintFault[] {
  const { places } = analyseHints(rounds, question).hints;
  return faultsOf(
    rounds,
    question,
    () => minimalConflicts(rounds.length, subsetsOf(rounds, question, places)).conflicts[0],
  );
}

/** Returns a function that checks whether a subset of the rounds can all be true. */
function subsetsOf(
  rounds: readonly Round[],
  question: WordQuestion,
  length: number,
): (members: readonly number[]) => boolean {
  return (members) =>
    isConsistent(
      analyseHints(
        members.map((index) => rounds[index] as Round),
        { ...question, length },
      ),
    );
}

/** Returns all faults. A fault that only the flow finds lists the smallest set of rounds that cannot all be true. */
function faultsOf(
  rounds: readonly Round[],
  question: WordQuestion,
  smallest: () => readonly number[] | undefined,
): readonly WordHintFault[] {
  const { alphabet, problem } = analyseHints(rounds, question);
  const name = (letter: number) => wordOf(alphabet, [letter]);
  const named = verifyRounds(rounds).map((fault) => ({ ...fault, letters: fault.letters.map(name) }));
  if (named.length > 0) return named;
  if (isFeasible(problem)) return [];
  const found = smallest() ?? [...rounds.keys()];
  const core = analyseHints(
    found.map((index) => rounds[index] as Round),
    question,
  );
  const stuck = fill(rowsOf(core.problem));
  if ('owners' in stuck) return [];
  if (stuck.code === 'places') {
    const places = placesOf(stuck.places);
    return [{ code: 'alphabet', rule: undefined, rounds: found, letters: [], places }];
  }
  const room = stuck.rows.reduce((set, row) => set | (core.problem.domains[row] ?? 0), 0);
  const letters = stuck.rows.flatMap((row) => core.letters[row] ?? []).map(name);
  const places = placesOf(room);
  return [{ code: 'joint-placement', rule: undefined, rounds: found, letters, places }];
}

/** Finds the first bad round by bisection, which works because every prefix of a consistent list is consistent. */
function firstBadRound(count: number, holds: (members: readonly number[]) => boolean): number {
  let good = 0;
  let bad = count;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (holds(Array.from({ length: middle }, (_, i) => i))) good = middle;
    else bad = middle;
  }
  return good;
}
