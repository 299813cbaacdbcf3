/**
 * A counting problem over strings: how many strings of `places` symbols are there, in which each symbol stands
 * only where it may, and as often as it may? Hints about a hidden word are exactly this (plus the order of
 * marks, which is a fact about one round). No letters, no colours, no dictionary.
 *
 * A set of places is one 32-bit integer, bit p for place p. Symbols that nothing tells apart are not listed:
 * `others` says how many there are, which keeps an alphabet of thousands as small as the letters in play.
 */
export interface SequenceProblem {
  /** 1 … 32 */
  readonly places: number;
  /** For each listed symbol, the set of places where it may stand. */
  readonly domains: ArrayLike<number>;
  /** For each listed symbol, the fewest and the most copies; fewest > most makes the problem infeasible. */
  readonly fewest: ArrayLike<number>;
  readonly most: ArrayLike<number>;
  /** How many further symbols there are; each may stand anywhere in `open`, any number of times. */
  readonly others: number;
  readonly open: number;
}

/** The set of all places 0 … places − 1. */
export function allPlaces(places: number): number {
  return places === 32 ? -1 : (1 << places) - 1;
}

/** The places of a set, in order. */
export function placesOf(set: number): number[] {
  const places: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) places.push(31 - Math.clz32(rest & -rest));
  return places;
}

/** How many places a set has. */
export function placeCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
