/**
 * Explanations as hitting sets. Let each code be marked with the set of turns that it violates. A set of turns
 * rules a family of codes out exactly when it meets the mark of every code in the family, so the smallest
 * reasons are the minimal hitting sets of the marks (R. Reiter, A theory of diagnosis from first principles,
 * Artificial Intelligence 32, 1987). A code with an empty mark fits everything: then there is no reason.
 *
 * They are found by size, with the search of K. Murakami and T. Uno (Efficient algorithms for dualizing large-scale hypergraphs,
 * Discrete Applied Mathematics 170, 2014): it adds a turn only while each turn still meets a mark that no other one meets. Berge's
 * way, mark by mark, was given up: it keeps all sets of all sizes, and long contradictions have millions.
 */

/** Marks that contain no other mark: hitting these hits all. Ascending by size. */
export function minimalMarks(marks: Iterable<bigint>): readonly bigint[] {
  const bySize = [...new Set(marks)]
    .map((mark) => ({ mark, size: sizeOf(mark) }))
    .toSorted((a, b) => a.size - b.size);
  const kept: bigint[] = [];
  for (const { mark } of bySize) if (!kept.some((small) => (small & mark) === small)) kept.push(mark);
  return kept;
}

/**
 * All minimal hitting sets, smallest first, then in order of their turns; at most `limit` of them. What is left out is not
 * smaller than what is given. Empty when some mark is empty; one empty set when there is no mark.
 */
export function minimalHittingSets(marks: Iterable<bigint>, limit: number): readonly (readonly number[])[] {
  const toHit = minimalMarks(marks).map(membersOf);
  if (toHit.length === 0) return [[]];
  if (toHit[0]?.length === 0) return [];
  const search = new HittingSearch(toHit);
  const sets: (readonly number[])[] = [];
  for (let size = 1; size <= toHit.length && sets.length < limit; size++) {
    const { found, isWhole } = search.ofSize(size);
    sets.push(...found.toSorted(inOrder));
    if (isWhole) break;
  }
  return sets.slice(0, limit);
}

/** A smallest hitting set, the first in order; `undefined` when there is none. */
export function smallestHittingSet(marks: Iterable<bigint>): readonly number[] | undefined {
  return minimalHittingSets(marks, 1)[0];
}

/** A turn that was chosen, and the marks that it alone meets. */
interface Chosen {
  readonly turn: number;
  readonly own: readonly number[];
}

/** Searches for the hitting sets of one size. Marks are numbered as they are given. */
class HittingSearch {
  readonly #marks: readonly (readonly number[])[];
  readonly #turnCount: number;
  /** Is a turn in a mark? By mark, then by turn. */
  readonly #has: Uint8Array;
  /** The turns that may still be chosen. */
  readonly #mayChoose: Uint8Array;
  #found: number[][] = [];
  /** Was no set left aside because it would be too large? */
  #isWhole = true;

  constructor(marks: readonly (readonly number[])[]) {
    this.#marks = marks;
    this.#turnCount = 1 + Math.max(...marks.map((mark) => mark.at(-1) ?? 0));
    this.#has = new Uint8Array(marks.length * this.#turnCount);
    for (const [at, mark] of marks.entries())
      for (const turn of mark) this.#has[at * this.#turnCount + turn] = 1;
    this.#mayChoose = new Uint8Array(this.#turnCount).fill(1);
  }

  /** The sets of this size, at most `FOUND_MAX`; and whether none is larger. */
  ofSize(size: number): { readonly found: readonly (readonly number[])[]; readonly isWhole: boolean } {
    this.#found = [];
    this.#isWhole = true;
    this.#grow([], Array.from(this.#marks.keys()), size);
    return { found: this.#found, isWhole: this.#isWhole };
  }

  /** Adds `left` turns to those that are chosen; `toMeet` are the marks that none of these meets. */
  #grow(chosen: readonly Chosen[], toMeet: readonly number[], left: number): void {
    if (toMeet.length === 0) {
      if (left === 0) this.#found.push(chosen.map(({ turn }) => turn).toSorted((a, b) => a - b));
      return;
    }
    const needed = this.#needs(toMeet, left);
    if (needed > left || this.#found.length >= FOUND_MAX) {
      // No larger set either, where a mark has no turn that may still be chosen.
      if (Number.isFinite(needed)) this.#isWhole = false;
      return;
    }
    const next = (this.#marks[toMeet[0] as number] as readonly number[]).filter(
      (turn) => this.#mayChoose[turn] === 1,
    );
    // A set with several of these turns is found once: with the last of them chosen here.
    for (const turn of next) this.#mayChoose[turn] = 0;
    for (const turn of next) {
      const others = chosen.map((other) => ({ ...other, own: this.#without(other.own, turn) }));
      if (others.every(({ own }) => own.length > 0)) {
        const own = toMeet.filter((mark) => this.#has[mark * this.#turnCount + turn] === 1);
        this.#grow([...others, { turn, own }], this.#without(toMeet, turn), left - 1);
      }
      this.#mayChoose[turn] = 1;
    }
  }

  /** The marks without those that a turn meets. */
  #without(marks: readonly number[], turn: number): readonly number[] {
    return marks.filter((mark) => this.#has[mark * this.#turnCount + turn] === 0);
  }

  /** At least so many turns are needed: marks that have no turn in common need one each. More than `most` is not counted. */
  #needs(toMeet: readonly number[], most: number): number {
    const isTaken = new Uint8Array(this.#turnCount);
    let count = 0;
    for (const at of toMeet) {
      const turns = (this.#marks[at] as readonly number[]).filter((turn) => this.#mayChoose[turn] === 1);
      if (turns.length === 0) return Number.POSITIVE_INFINITY;
      if (turns.some((turn) => isTaken[turn] === 1)) continue;
      for (const turn of turns) isTaken[turn] = 1;
      if (++count > most) break;
    }
    return count;
  }
}

/** Sets of one size that are looked for; far above what a history of a real game can reach. */
const FOUND_MAX = 20_000;

function membersOf(set: bigint): readonly number[] {
  const members: number[] = [];
  for (let turn = 0, rest = set; rest !== 0n; turn++, rest >>= 1n) if (rest & 1n) members.push(turn);
  return members;
}

function sizeOf(set: bigint): number {
  return membersOf(set).length;
}

/** Sets of one size by their turns. */
function inOrder(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}
