import { allPlaces, placesOf, type SequenceProblem } from '@inkling/core/sequence';

/** A problem reduced to what has to be counted: no settled places, no symbols that cannot occur. */
export interface CountCore {
  /** The number of places left, possibly 0. The sets of places below refer to these places, renumbered. */
  readonly places: number;
  /** For each symbol with a minimum or a maximum number of copies, the set of places where it may stand. */
  readonly domains: readonly number[];
  readonly fewest: readonly number[];
  /** `places` if there is no maximum. */
  readonly most: readonly number[];
  /** For each place, how many symbols with neither a minimum nor a maximum may stand there. */
  readonly free: readonly number[];
}

/** The largest number of copies that a state distinguishes: the maximum, or the minimum if there is none. */
export function capOf(core: CountCore, row: number): number {
  return core.most[row] < core.places ? core.most[row] : core.fewest[row];
}

/** Repeatedly removes the places that only one symbol can take. Returns `undefined` if it finds that nothing fits. */
export function reduce(problem: SequenceProblem): CountCore | undefined {
  const size = problem.domains.length;
  const all = allPlaces(problem.places);
  let rest = all;
  const domains = Array.from({ length: size }, (_, row) => problem.domains[row] & all);
  const fewest = Array.from({ length: size }, (_, row) => problem.fewest[row]);
  const most = Array.from({ length: size }, (_, row) => Math.min(problem.most[row], problem.places));
  for (let again = true; again; ) {
    again = false;
    for (let row = 0; row < size; row++) {
      if (fewest[row] > most[row]) return undefined;
      domains[row] = most[row] === 0 ? 0 : domains[row] & rest;
    }
    for (const place of placesOf(rest)) {
      const bit = 1 << place;
      if (problem.others > 0 && (problem.open & bit) !== 0) continue;
      const only = domains.findIndex((domain) => (domain & bit) !== 0);
      if (only < 0) return undefined;
      if (domains.findLastIndex((domain) => (domain & bit) !== 0) !== only) continue;
      rest &= ~bit;
      fewest[only] = Math.max(0, fewest[only] - 1);
      most[only]--;
      again = true;
      if (most[only] === 0) domains[only] = 0;
    }
  }
  const places = placesOf(rest);
  const rows = Array.from(domains.keys());
  const bounded = rows.filter((row) => fewest[row] > 0 || (most[row] < places.length && domains[row] !== 0));
  const freeRows = rows.filter((row) => fewest[row] === 0 && most[row] >= places.length);
  const open = problem.others > 0 ? problem.open : 0;
  const free = places.map((place) =>
    freeRows.reduce(
      (able, row) => able + ((domains[row] >>> place) & 1),
      (open >>> place) & 1 ? problem.others : 0,
    ),
  );
  const narrow = (set: number) =>
    places.reduce((narrowed, place, i) => narrowed | (((set >>> place) & 1) << i), 0);
  return {
    places: places.length,
    domains: bounded.map((row) => narrow(domains[row])),
    fewest: bounded.map((row) => fewest[row]),
    most: bounded.map((row) => Math.min(most[row], places.length)),
    free,
  };
}
