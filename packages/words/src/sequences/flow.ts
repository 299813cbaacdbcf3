import { allPlaces, type SequenceProblem } from '@inkling/core/sequence';

/**
 * A string that fits a problem, found as a flow from places to symbols with a lower and an upper bound on each
 * symbol. Two rounds of augmenting paths decide whether there is one: first every required copy of a symbol gets a
 * place, then every remaining place gets a symbol. An augmentation never takes a copy away from a symbol, so the
 * second round preserves what the first has achieved (Mendelsohn and Dulmage 1958).
 *
 * Trying strings was rejected (26⁵ of them), and so was Hall's condition letter by letter, which is the founding
 * document's rule 3: two letters with only one place between them satisfy it.
 */
export interface Filling {
  /** For each place the row of its symbol; the row after the listed symbols represents all others. */
  readonly owners: Int16Array;
  /** For each symbol, how many places it owns; the last entry is for all others together. */
  readonly counts: Int16Array;
}

/** A problem in which all other symbols are one more row: the input of `fill` and the functions that use it. */
export interface Rows {
  readonly places: number;
  readonly domains: Int32Array;
  readonly fewest: Int16Array;
  readonly most: Int16Array;
}

export type Stuck =
  /** The symbols of these rows need more places than they may take. */
  | { readonly code: 'needs'; readonly rows: readonly number[] }
  /** No symbol is left for these places. */
  | { readonly code: 'places'; readonly places: number };

export function rowsOf(problem: SequenceProblem): Rows {
  const { places, domains, fewest, most, others, open } = problem;
  const size = domains.length + 1;
  const all = allPlaces(places);
  const rows = {
    places,
    domains: new Int32Array(size),
    fewest: new Int16Array(size),
    most: new Int16Array(size),
  };
  for (let row = 0; row < size - 1; row++) {
    rows.domains[row] = domains[row] & all;
    rows.fewest[row] = fewest[row];
    rows.most[row] = Math.min(most[row], places);
  }
  if (others > 0) {
    rows.domains[size - 1] = open & all;
    rows.most[size - 1] = places;
  }
  return rows;
}

export function isFeasible(problem: SequenceProblem): boolean {
  return 'owners' in fill(rowsOf(problem));
}

/** Returns a string that fits, or what prevents one. O(places² · symbols) at worst, usually a microsecond. */
export function fill(rows: Rows): Filling | Stuck {
  const { places, domains, fewest, most } = rows;
  const size = domains.length;
  for (let row = 0; row < size; row++) if (fewest[row] > most[row]) return { code: 'needs', rows: [row] };
  const search = new Search(rows);
  for (let row = 0; row < size; row++)
    for (let need = fewest[row]; need > 0; need--) {
      search.begin();
      if (!search.placeFor(row)) return { code: 'needs', rows: search.seenRows() };
    }
  let bare = 0;
  for (let place = 0; place < places; place++) {
    if (search.owners[place] >= 0) continue;
    search.begin();
    if (!search.ownerFor(place)) bare |= search.seenPlaces();
  }
  if (bare !== 0) return { code: 'places', places: bare };
  return { owners: search.owners, counts: search.counts };
}

/** Augmenting paths over one growing assignment. */
class Search {
  readonly owners: Int16Array;
  readonly counts: Int16Array;
  readonly #rows: Rows;
  readonly #seen: Uint8Array;
  #seenPlaces = 0;

  constructor(rows: Rows) {
    this.#rows = rows;
    this.owners = new Int16Array(rows.places).fill(-1);
    this.counts = new Int16Array(rows.domains.length);
    this.#seen = new Uint8Array(rows.domains.length);
  }

  begin(): void {
    this.#seen.fill(0);
    this.#seenPlaces = 0;
  }

  seenRows(): number[] {
    return Array.from(this.#seen.keys()).filter((row) => this.#seen[row] === 1);
  }

  seenPlaces(): number {
    return this.#seenPlaces;
  }

  /** Gives the row one more place, moving other rows to other places if necessary. Returns false if impossible. */
  placeFor(row: number): boolean {
    this.#seen[row] = 1;
    for (let rest = this.#rows.domains[row] & ~this.#seenPlaces; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if ((this.#seenPlaces & bit) !== 0) continue;
      this.#seenPlaces |= bit;
      const place = 31 - Math.clz32(bit);
      const owner = this.owners[place];
      if (owner === row) continue;
      if (owner >= 0) {
        this.counts[owner]--;
        if (!this.placeFor(owner)) {
          this.counts[owner]++;
          continue;
        }
      }
      this.owners[place] = row;
      this.counts[row]++;
      return true;
    }
    return false;
  }

  /** Gives the place an owner: a row with room, or one that can give up another place. */
  ownerFor(place: number): boolean {
    const { domains, most } = this.#rows;
    this.#seenPlaces |= 1 << place;
    for (let row = 0; row < domains.length; row++) {
      if ((domains[row] & (1 << place)) === 0 || this.counts[row] >= most[row]) continue;
      this.owners[place] = row;
      this.counts[row]++;
      return true;
    }
    for (let row = 0; row < domains.length; row++) {
      if ((domains[row] & (1 << place)) === 0 || this.#seen[row] === 1) continue;
      this.#seen[row] = 1;
      for (let other = 0; other < this.owners.length; other++) {
        if (this.owners[other] !== row || (this.#seenPlaces & (1 << other)) !== 0) continue;
        if (!this.ownerFor(other)) continue;
        this.owners[place] = row;
        return true;
      }
    }
    return false;
  }
}
