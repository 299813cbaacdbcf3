import type { WordFindings, WordPosition } from '../engine/questions.ts';

/** The letter that is likeliest at a place, both as zero-based indices. */
export interface LikelyLetter {
  readonly place: number;
  readonly letter: number;
  readonly share: number;
}

/** Counts the hints given for a position. Each hint says more than the one before, and the last one is repeated. */
export class HintSteps {
  #position: WordPosition | undefined;
  #given = 0;

  /** The zero-based index of the hint to give now. */
  next(position: WordPosition): number {
    if (position !== this.#position) this.#given = 0;
    this.#position = position;
    return this.#given++;
  }
}

/** Finds the likeliest letter at any place that is not known yet. */
export function letterWorthKnowing({ position, words }: WordFindings): LikelyLetter | undefined {
  const known = new Set(
    position.rounds.flatMap(({ marks }) => marks.flatMap((mark, place) => (mark === EXACT ? [place] : []))),
  );
  let found: LikelyLetter | undefined;
  for (const [place, shares] of (words?.shares ?? []).entries()) {
    if (known.has(place)) continue;
    for (const [letter, share] of shares.entries())
      if (share > (found?.share ?? 0)) found = { place, letter, share };
  }
  return found;
}

const EXACT = 2;
