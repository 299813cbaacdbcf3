import { ABSENT, EXACT, type Mark, NEAR } from '@inkling/core/marks';
import { addRound, hintsOf, type Tally, tallyRounds } from '@inkling/games/word/hints';
import { ENGLISH, wordOf } from '@inkling/games/word/letters';
import { makeMarks } from '@inkling/games/word/mark-signs';
import type { Round } from '@inkling/games/word/rounds';
import { countStrings } from '@inkling/solvers/sequences/count';
import { isConsistent, isMisordered, theoryOfHints, type WordQuestion } from './theory.ts';

/** One slip that would explain a contradiction. */
export interface WordRepair {
  readonly kind: 'mark' | 'letter';
  /** 1-based */
  readonly round: number;
  /** 1-based */
  readonly place: number;
  /** The round as it would read, whole. */
  readonly guess: string;
  /** In the signs g y w. */
  readonly marks: string;
  /** How many strings would then fit; `undefined` where counting would take too long. */
  readonly left: bigint | undefined;
}

/** Edits tried before the search stops: some milliseconds of work, and a whole 26-letter alphabet ten times over. */
const EDIT_COUNT_MAX = 20_000;

/**
 * All single-mark edits, then all single-letter typos, that make the rounds consistent; in each kind those that
 * leave the fewest strings first. Only a round that every conflict shares can hold such a slip.
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
  const repairs: WordRepair[] = [];
  const leftAfter = (others: Tally, edited: Round): { left: bigint | undefined } | undefined => {
    if (++edits > EDIT_COUNT_MAX || isMisordered(edited)) return undefined;
    const theory = theoryOfHints(hintsOf(addRound(others, edited)), false, question);
    return isConsistent(theory) ? { left: countStrings(theory.problem) } : undefined;
  };
  for (const index of suspects) {
    const round = rounds[index] as Round;
    const others = tallyRounds(rounds.toSpliced(index, 1), round.guess.length);
    for (const place of round.guess.keys()) {
      const say = (
        kind: WordRepair['kind'],
        edited: Round,
        found: { left: bigint | undefined } | undefined,
      ) => {
        const { guess, marks } = edited;
        const texts = { guess: wordOf(alphabet, guess), marks: makeMarks(marks) };
        if (found) repairs.push({ kind, round: index + 1, place: place + 1, ...texts, left: found.left });
      };
      for (const mark of [EXACT, NEAR, ABSENT] as readonly Mark[]) {
        if (mark === round.marks[place]) continue;
        const edited = { ...round, marks: round.marks.with(place, mark) };
        say('mark', edited, leftAfter(others, edited));
      }
      const withLetter = (letter: number) => ({ ...round, guess: round.guess.with(place, letter) });
      const fresh = unheard === undefined ? undefined : leftAfter(others, withLetter(unheard));
      for (const letter of alphabet.letters.keys()) {
        if (letter === round.guess[place]) continue;
        const edited = withLetter(letter);
        say('letter', edited, mentioned.has(letter) ? leftAfter(others, edited) : fresh);
      }
    }
  }
  const size = ({ left }: WordRepair) => left ?? 1n << 200n;
  const order = (a: WordRepair, b: WordRepair) => (size(a) < size(b) ? -1 : size(a) > size(b) ? 1 : 0);
  const kinds = [
    repairs.filter(({ kind }) => kind === 'mark'),
    repairs.filter(({ kind }) => kind === 'letter'),
  ];
  return kinds.flatMap((kind) => kind.toSorted(order));
}
