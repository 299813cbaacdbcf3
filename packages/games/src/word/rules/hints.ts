import { ABSENT, EXACT } from '@inkling/core/marks';
import { allPlaces, type SequenceProblem } from '@inkling/core/sequence';
import type { Round } from './rounds.ts';

/**
 * The combined hints of several rounds: the accumulated state of the founding document. Nothing is ever removed: a
 * place where a letter was near stays excluded after the letter is found elsewhere. A letter is either hinted (it
 * has counts) or absent, never both; if rounds contradict each other about it, its counts may be 1 … 0.
 */
export interface Hints {
  readonly places: number;
  /** For each place, the letter known to be there, or −1. */
  readonly exact: readonly number[];
  /** For each hinted letter, the set of places (bits) where it was guessed but is not. */
  readonly excluded: ReadonlyMap<number, number>;
  /** For each hinted letter, the range of copies that rounds state directly: the document's min–max counter. */
  readonly counts: ReadonlyMap<number, LetterRange>;
  /** Letters that were only ever marked absent. */
  readonly absent: ReadonlySet<number>;
  /** The set of places (bits) where two rounds claim different letters. */
  readonly disputed: number;
}

export interface LetterRange {
  /** Lower bound: the most copies marked exact or near in one guess, or the number of known places if greater. */
  readonly fewest: number;
  /** Upper bound: the copies marked exact or near in a guess that also has an absent copy; otherwise the length. */
  readonly most: number;
}

/** What rounds say about each letter, before `hintsOf` summarises it. `addRound` extends it by one round. */
export interface Tally {
  readonly places: number;
  readonly exact: readonly number[];
  readonly excluded: ReadonlyMap<number, number>;
  /** The range of copies of every letter guessed. */
  readonly ranges: ReadonlyMap<number, LetterRange>;
  readonly disputed: number;
}

export function gatherHints(rounds: readonly Round[], places: number): Hints {
  return hintsOf(tallyRounds(rounds, places));
}

export function tallyRounds(rounds: readonly Round[], places: number): Tally {
  const exact = new Array<number>(places).fill(-1);
  return rounds.reduce(addRound, { places, exact, excluded: new Map(), ranges: new Map(), disputed: 0 });
}

export function addRound(tally: Tally, { guess, marks }: Round): Tally {
  const { places } = tally;
  const exact = tally.exact.slice();
  const excluded = new Map(tally.excluded);
  const ranges = new Map(tally.ranges);
  let { disputed } = tally;
  for (let place = 0; place < places; place++) {
    const letter = guess[place] as number;
    if (marks[place] !== EXACT) excluded.set(letter, (excluded.get(letter) ?? 0) | (1 << place));
    else if (exact[place] === -1) exact[place] = letter;
    else if (exact[place] !== letter) disputed |= 1 << place;
    const { fewest, most } = ranges.get(letter) ?? { fewest: 0, most: places };
    const copies = copiesMarked(guess, marks, letter);
    const full = marks[place] === ABSENT;
    ranges.set(letter, { fewest: Math.max(fewest, copies), most: full ? Math.min(most, copies) : most });
  }
  return { places, exact, excluded, ranges, disputed };
}

export function hintsOf({ places, exact, excluded, ranges, disputed }: Tally): Hints {
  const counts = new Map<number, LetterRange>();
  const absent = new Set<number>();
  const hinted = new Map<number, number>();
  for (const [letter, { fewest, most }] of ranges) {
    if (fewest === 0) {
      absent.add(letter);
      continue;
    }
    let known = 0;
    for (const other of exact) if (other === letter) known++;
    counts.set(letter, { fewest: Math.max(fewest, known), most });
    const set = excluded.get(letter);
    if (set !== undefined) hinted.set(letter, set);
  }
  return { places, exact, excluded: hinted, counts, absent, disputed };
}

/** Returns how many copies of a letter in a guess were not marked absent. */
export function copiesMarked(guess: readonly number[], marks: readonly number[], letter: number): number {
  let copies = 0;
  for (let place = 0; place < guess.length; place++)
    if (guess[place] === letter && marks[place] !== ABSENT) copies++;
  return copies;
}

/** Hints as a sequence problem. Symbol i of the problem is the letter `letters[i]`. */
export interface HintProblem {
  readonly letters: readonly number[];
  readonly problem: SequenceProblem;
}

/**
 * Converts hints to a sequence problem.
 *
 * @param alphabetSize number of letters in the alphabet
 */
export function problemOf(hints: Hints, alphabetSize: number): HintProblem {
  const { places, exact, excluded, counts, absent, disputed } = hints;
  const letters = [...counts.keys()].toSorted((a, b) => a - b);
  let settled = disputed;
  for (const [place, letter] of exact.entries()) if (letter >= 0) settled |= 1 << place;
  const open = allPlaces(places) & ~settled;
  const domains = letters.map((letter) => {
    let own = 0;
    for (const [place, other] of exact.entries()) if (other === letter) own |= 1 << place;
    return (open | (own & ~disputed)) & ~(excluded.get(letter) ?? 0);
  });
  const ranges = letters.map((letter) => counts.get(letter) as LetterRange);
  return {
    letters,
    problem: {
      places,
      domains,
      fewest: ranges.map(({ fewest }) => fewest),
      most: ranges.map(({ most }) => most),
      others: Math.max(0, alphabetSize - letters.length - absent.size),
      open,
    },
  };
}

/** Returns the letters to leave out of a blind guess: absent ones, and those whose number of copies is known. */
export function lettersKnown({ counts, absent, places }: Hints): number[] {
  const full = [...counts].filter(([, { most }]) => most < places).map(([letter]) => letter);
  return [...absent, ...full].toSorted((a, b) => a - b);
}
