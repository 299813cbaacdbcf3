import { placesOf } from '@inkling/core/sequence';
import { minimalConflicts } from '@inkling/words/sequences/conflicts';
import { countStrings } from '@inkling/words/sequences/count';
import { fill, isFeasible, rowsOf } from '@inkling/words/sequences/flow';
import { wordOf } from '../rules/letters.ts';
import type { Round } from '../rules/rounds.ts';
import { type HintFaultCode, verifyRounds } from '../rules/verify.ts';
import { type WordRepair, wordRepairs } from './repairs.ts';
import { isConsistent, theoryOf, type WordQuestion } from './theory.ts';

/**
 * Why hints cannot be true: the document's rules and the two that it misses (see `games/word/verify.ts`), and what
 * only the flow finds. With the last two the list is complete: a set of rounds without a fault has a string.
 */
export type WordFaultCode = HintFaultCode | 'joint-placement' | 'alphabet';

/** A round that contradicts itself or another one. */
export interface WordHintFault {
  readonly code: WordFaultCode;
  /** The rule of the founding document, where it is one. */
  readonly rule: 1 | 2 | 3 | 4 | undefined;
  /** 0-based */
  readonly rounds: readonly number[];
  readonly letters: readonly string[];
  /** 0-based */
  readonly places: readonly number[];
  /** Of `no-room`: how many places the letter needs. */
  readonly copies?: number;
}

/** Rounds that agree with each other, or why they do not. */
export interface WordCheck {
  readonly consistent: boolean;
  /** How many strings fit; `undefined` where counting would take too long. */
  readonly strings: bigint | undefined;
  /** The document's rules that are broken, ascending. */
  readonly rules: readonly number[];
  /** The cause: the code of the first fault. */
  readonly code: WordFaultCode | undefined;
  readonly faults: readonly WordHintFault[];
  /** The smallest set of rounds that cannot all be true, 0-based; empty when consistent. */
  readonly conflict: readonly number[];
  /** All minimal ones. */
  readonly conflicts: readonly (readonly number[])[];
  /** Minimal sets of rounds to drop so that the rest can be true. */
  readonly corrections: readonly (readonly number[])[];
  /** False when the search for conflicts was cut short. */
  readonly complete: boolean;
  /** The first round that cannot be true together with those before it, 0-based. */
  readonly firstBadRound: number | undefined;
  /** Single marks, then single letters, that would make everything consistent; fewest strings first. */
  readonly repairs: readonly WordRepair[];
}

/** Can all rounds be true? If not: which cannot, and which single answers would mend them. */
export function checkWord(rounds: readonly Round[], question: WordQuestion = {}): WordCheck {
  const theory = theoryOf(rounds, question);
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

/** Every fault by name; empty exactly when some string fits. */
export function wordFaults(rounds: readonly Round[], question: WordQuestion = {}): readonly WordHintFault[] {
  const { places } = theoryOf(rounds, question).hints;
  return faultsOf(
    rounds,
    question,
    () => minimalConflicts(rounds.length, subsetsOf(rounds, question, places)).conflicts[0],
  );
}

/** Can these of the rounds all be true? */
function subsetsOf(
  rounds: readonly Round[],
  question: WordQuestion,
  length: number,
): (members: readonly number[]) => boolean {
  return (members) =>
    isConsistent(
      theoryOf(
        members.map((index) => rounds[index] as Round),
        { ...question, length },
      ),
    );
}

/** What only the flow finds is told of the smallest set of rounds that cannot all be true. */
function faultsOf(
  rounds: readonly Round[],
  question: WordQuestion,
  smallest: () => readonly number[] | undefined,
): readonly WordHintFault[] {
  const { alphabet, problem } = theoryOf(rounds, question);
  const name = (letter: number) => wordOf(alphabet, [letter]);
  const named = verifyRounds(rounds).map((fault) => ({ ...fault, letters: fault.letters.map(name) }));
  if (named.length > 0) return named;
  if (isFeasible(problem)) return [];
  const found = smallest() ?? [...rounds.keys()];
  const core = theoryOf(
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

/** By halving: a prefix of a consistent list is consistent. */
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
