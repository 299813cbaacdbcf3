/**
 * Explanations as hitting sets. The mark of a code is the set of turns that it violates. A set of turns rules out a
 * family of codes exactly when it meets the mark of every code in the family, so the minimal reasons are the minimal
 * hitting sets of the marks (R. Reiter, A theory of diagnosis from first principles, Artificial Intelligence 32,
 * 1987). A code with an empty mark fits every turn, so there is no reason.
 *
 * The sets are found by size, with the search of K. Murakami and T. Uno (Efficient algorithms for dualizing
 * large-scale hypergraphs, Discrete Applied Mathematics 170, 2014): it adds a turn only while each turn in the set
 * still meets a mark that no other one meets. Berge's method, mark by mark, was abandoned because it stores all sets
 * of all sizes, and long contradictions have millions.
 */

/** Returns the marks that contain no other mark, ascending by size. A set that hits these hits all marks. */
export function minimalMarks(marks: Iterable<bigint>): readonly bigint[] {
  const sizes = new Map([...marks].map((mark) => [mark, membersOf(mark).length]));
  const kept: bigint[] = [];
  for (const [mark] of [...sizes].toSorted((a, b) => a[1] - b[1]))
    if (!kept.some((small) => (small & mark) === small)) kept.push(mark);
  return kept;
}

/**
 * Returns the minimal hitting sets, smallest first, then in order of their turns; at most `limit` of them. No omitted
 * set is smaller than a returned one. Returns no set if some mark is empty, and one empty set if there is no mark.
 */
export function minimalHittingSets(marks: Iterable<bigint>, limit: number): readonly (readonly number[])[] {
  const toHit = minimalMarks(marks);
  const turns = membersOf(toHit.reduce((all, mark) => all | mark, 0n));
  const sets: bigint[] = [];
  for (let size = 0; size <= turns.length && sets.length < limit; size++)
    sets.push(...setsOfSize(toHit, size).toSorted(inOrder));
  return sets.slice(0, limit).map(membersOf);
}

/** Returns the minimal hitting sets of one size, at most `FOUND_MAX`. */
function setsOfSize(marks: readonly bigint[], size: number): bigint[] {
  const sets: bigint[] = [];
  /** Extends `set` by `left` turns from `mayChoose` in all possible ways. */
  const grow = (set: bigint, mayChoose: bigint, left: number): void => {
    const toMeet = marks.filter((mark) => !(mark & set));
    const [mark] = toMeet;
    if (!toMeet.length && !left) sets.push(set);
    // In a minimal set, each turn meets a mark that no other turn meets.
    if (!mark || !left || left > toMeet.length || sets.length >= FOUND_MAX) return;
    // A set with several of these turns is found only once: when the last of them is chosen here.
    let others = mayChoose & ~mark;
    for (const turn of membersOf(mark & mayChoose)) {
      const bit = 1n << BigInt(turn);
      if (isMinimal(set | bit)) grow(set | bit, others, left - 1);
      others |= bit;
    }
  };
  /** Whether each turn meets a mark that no other turn meets. */
  const isMinimal = (set: bigint) =>
    membersOf(set).every((turn) => marks.some((mark) => (mark & set) === 1n << BigInt(turn)));
  grow(0n, -1n, size);
  return sets;
}

/** Compares two sets of the same size: the one with the first turn in which they differ comes first. */
function inOrder(a: bigint, b: bigint): number {
  const apart = a ^ b;
  return a & apart & -apart ? -1 : 1;
}

/** The most sets of one size that are searched for; far more than the turns of a real game can have. */
const FOUND_MAX = 20_000;

function membersOf(set: bigint): readonly number[] {
  const members: number[] = [];
  for (let turn = 0, rest = set; rest !== 0n; turn++, rest >>= 1n) if (rest & 1n) members.push(turn);
  return members;
}
