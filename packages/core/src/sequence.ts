/**
 * A counting problem over strings: how many strings of `places` symbols exist in which each symbol stands only
 * at its permitted places and occurs a permitted number of times? Hints about a hidden word have exactly this
 * form (plus the order of marks, which concerns only one round). There are no letters, colours or dictionary.
 *
 * A set of places is one 32-bit integer, with bit p for place p. Symbols that nothing distinguishes are not
 * listed; `others` counts them, so that an alphabet of thousands costs no more than the letters in play.
 */
export interface SequenceProblem {
  /** 1 … 32 */
  readonly places: number;
  /** For each listed symbol, the set of places where it may stand. */
  readonly domains: ArrayLike<number>;
  /** For each listed symbol, the minimum and maximum number of copies; infeasible if fewest > most. */
  readonly fewest: ArrayLike<number>;
  readonly most: ArrayLike<number>;
  /** The number of symbols not listed; each may stand at any place of `open`, any number of times. */
  readonly others: number;
  readonly open: number;
}

/** The set of all places 0 … places − 1. */
export function allPlaces(places: number): number {
  return places === 32 ? -1 : (1 << places) - 1;
}

/** The places of a set, ascending. */
export function placesOf(set: number): number[] {
  const places: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) places.push(31 - Math.clz32(rest & -rest));
  return places;
}

/** The number of places in a set. */
export function placeCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
