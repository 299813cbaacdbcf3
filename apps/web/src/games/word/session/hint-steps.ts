import type { WordFindings, WordPosition } from '../engine/questions.ts';

/** A letter that is likeliest at a place, both as numbers. */
export interface LikelyLetter {
  readonly place: number;
  readonly letter: number;
  readonly share: number;
}

/** How far the hints of a position have gone: each says more than the one before, and the last is repeated. */
export class HintSteps {
  #position: WordPosition | undefined;
  #given = 0;

  /** The hint that comes now, from 0. */
  next(position: WordPosition): number {
    if (position !== this.#position) this.#given = 0;
    this.#position = position;
    return this.#given++;
  }
}

/** The place that is not known yet at which one letter is likeliest. */
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
