import { ABSENT, EXACT, type Mark, NEAR } from '@inkling/core/marks';
import type { SequenceProblem } from '@inkling/core/sequence';
import { countStrings } from '@inkling/words/sequences/count';
import { addRound, hintsOf, type Tally, tallyRounds } from '../rules/hints.ts';
import { ENGLISH, wordOf } from '../rules/letters.ts';
import { makeMarks } from '../rules/mark-signs.ts';
import type { Round } from '../rules/rounds.ts';
import { isConsistent, isMisordered, theoryOfHints, type WordQuestion } from './theory.ts';

/** A single mistake that would explain a contradiction. */
export interface WordRepair {
  readonly kind: 'mark' | 'letter';
  /** 0-based */
  readonly round: number;
  /** 0-based */
  readonly place: number;
  /** The whole guess after the repair. */
  readonly guess: string;
  /** All marks after the repair, written in g, y and w. */
  readonly marks: string;
  /** How many strings would then fit, or undefined if counting would take too long. */
  readonly left: bigint | undefined;
}

/** Limit on the states for counting, divided evenly among all repairs: half a second at the very worst. */
const COUNT_STATES_MAX = 100_000;
const COUNT_STATES_MIN = 200;

/** Limit on the edits to try: some milliseconds of work, and enough for a whole 26-letter alphabet ten times over. */
const EDIT_COUNT_MAX = 20_000;

/**
 * Finds all single-mark edits, then all single-letter typos, that make the rounds consistent. Within each kind, those
 * that leave the fewest strings come first. Only a round that is part of every conflict can contain such a mistake.
 */
export function wordRepairs(
  rounds: readonly Round[],
  conflicts: readonly (readonly number[])[],
  question: WordQuestion = {},
): readonly WordRepair[] {
  const { alphabet = ENGLISH } = question;
  const suspects = [...rounds.keys()].filter((index) =>
    conflicts.every((conflict) => conflict.includes(index)),
  );
  const mentioned = new Set(rounds.flatMap(({ guess }) => guess));
  const unheard = [...alphabet.letters.keys()].find((letter) => !mentioned.has(letter));
  let edits = 0;
  const found: { readonly slip: Omit<WordRepair, 'left'>; readonly problem: SequenceProblem }[] = [];
  const problemAfter = (others: Tally, edited: Round): SequenceProblem | undefined => {
    if (++edits > EDIT_COUNT_MAX || isMisordered(edited)) return undefined;
    const theory = theoryOfHints(hintsOf(addRound(others, edited)), false, question);
    return isConsistent(theory) ? theory.problem : undefined;
  };
  for (const index of suspects) {
    const round = rounds[index] as Round;
    const others = tallyRounds(rounds.toSpliced(index, 1), round.guess.length);
    for (const place of round.guess.keys()) {
      const note = (kind: WordRepair['kind'], edited: Round, problem: SequenceProblem | undefined) => {
        const { guess, marks } = edited;
        const texts = { guess: wordOf(alphabet, guess), marks: makeMarks(marks) };
        if (problem) found.push({ slip: { kind, round: index, place, ...texts }, problem });
      };
      for (const mark of [EXACT, NEAR, ABSENT] as readonly Mark[]) {
        if (mark === round.marks[place]) continue;
        const edited = { ...round, marks: round.marks.with(place, mark) };
        note('mark', edited, problemAfter(others, edited));
      }
      const withLetter = (letter: number) => ({ ...round, guess: round.guess.with(place, letter) });
      const fresh = unheard === undefined ? undefined : problemAfter(others, withLetter(unheard));
      for (const letter of alphabet.letters.keys()) {
        if (letter === round.guess[place]) continue;
        const edited = withLetter(letter);
        note('letter', edited, mentioned.has(letter) ? problemAfter(others, edited) : fresh);
      }
    }
  }
  const problems = new Set(found.map(({ problem }) => problem));
  const states = Math.max(COUNT_STATES_MIN, Math.floor(COUNT_STATES_MAX / Math.max(1, problems.size)));
  const counts = new Map([...problems].map((problem) => [problem, countStrings(problem, states)]));
  const repairs = found.map(({ slip, problem }) => ({ ...slip, left: counts.get(problem) }));
  const size = ({ left }: WordRepair) => left ?? 1n << 200n;
  const order = (a: WordRepair, b: WordRepair) => (size(a) < size(b) ? -1 : size(a) > size(b) ? 1 : 0);
  const kinds = [
    repairs.filter(({ kind }) => kind === 'mark'),
    repairs.filter(({ kind }) => kind === 'letter'),
  ];
  return kinds.flatMap((kind) => kind.toSorted(order));
}
