import { placesOf } from '@inkling/core/sequence';
import { countStrings } from '@inkling/words/sequences/count';
import { liveSymbols } from '@inkling/words/sequences/live';
import { lettersKnown } from '../rules/hints.ts';
import type { Round } from '../rules/rounds.ts';
import { countPatterns, type PatternCount } from './patterns.ts';
import { analyseHints, type HintAnalysis, isConsistent, otherLetters, type WordQuestion } from './theory.ts';

/** Everything that follows from the rounds without a dictionary. Letters are in the order of the alphabet. */
export interface WordHints {
  readonly length: number;
  readonly consistent: boolean;
  /** How many strings of letters fit. Undefined if counting would take too long (never for up to 12 places). */
  readonly strings: bigint | undefined;
  /** The known letters at their places, with dots elsewhere. */
  readonly green: string;
  /** For each hinted letter, the exact range of copies over all strings that fit. Empty if there is a contradiction. */
  readonly bounds: Readonly<Record<string, readonly [fewest: number, most: number]>>;
  /** The range of copies that the rounds state directly: the document's min–max counter. */
  readonly direct: Readonly<Record<string, readonly [fewest: number, most: number]>>;
  /** For each hinted letter, the places (0-based) where it was tried but is not. */
  readonly excluded: Readonly<Record<string, readonly number[]>>;
  readonly absent: string;
  /** Letters to leave out of a blind guess: absent ones, and those whose number of copies is known. */
  readonly blindExcluded: string;
  /** For each place, the letters that some fitting string has there. */
  readonly places: readonly string[];
  readonly patterns: PatternCount;
}

/** Derives what the rounds say about each place and each letter, and whether they agree. */
export function readWordHints(rounds: readonly Round[], question: WordQuestion = {}): WordHints {
  const theory = analyseHints(rounds, question);
  const { alphabet, hints, letters, problem } = theory;
  const consistent = isConsistent(theory);
  const live = consistent ? liveSymbols(problem) : undefined;
  const name = (letter: number) => alphabet.letters[letter] as string;
  const spell = (some: Iterable<number>) =>
    [...some]
      .toSorted((a, b) => a - b)
      .map(name)
      .join('');
  const byLetter = <T>(value: (letter: number, row: number) => T): Record<string, T> =>
    Object.fromEntries(letters.map((letter, row) => [name(letter), value(letter, row)]));
  return {
    length: hints.places,
    consistent,
    strings: consistent ? countStrings(problem) : 0n,
    green: hints.exact.map((letter) => (letter < 0 ? '.' : name(letter))).join(''),
    bounds: live ? byLetter((_, row) => live.bounds[row] as readonly [number, number]) : {},
    direct: byLetter((letter) => {
      const { fewest = 0, most = 0 } = hints.counts.get(letter) ?? {};
      return [fewest, most] as const;
    }),
    excluded: byLetter((letter) => placesOf(hints.excluded.get(letter) ?? 0)),
    absent: spell(hints.absent),
    blindExcluded: spell(lettersKnown(hints)),
    places: Array.from({ length: hints.places }, (_, place) =>
      spell(live ? liveAt(theory, live, place) : []),
    ),
    patterns: countPatterns(theory),
  };
}

function liveAt(
  theory: HintAnalysis,
  live: { readonly places: readonly number[]; readonly others: number },
  place: number,
): number[] {
  const stands = (set: number) => ((set >>> place) & 1) === 1;
  const listed = theory.letters.filter((_, row) => stands(live.places[row] as number));
  return stands(live.others) ? [...listed, ...otherLetters(theory)] : listed;
}
