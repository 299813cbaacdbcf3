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
  const sizes = new Map([...marks].map((mark) => [mark, membersOf(mark).length]));
  const kept: bigint[] = [];
  for (const [mark] of [...sizes].toSorted((a, b) => a[1] - b[1]))
    if (!kept.some((small) => (small & mark) === small)) kept.push(mark);
  return kept;
}

/**
 * All minimal hitting sets, smallest first, then in order of their turns; at most `limit` of them. What is left out is not
 * smaller than what is given. Empty when some mark is empty; one empty set when there is no mark.
 */
export function minimalHittingSets(marks: Iterable<bigint>, limit: number): readonly (readonly number[])[] {
  const toHit = minimalMarks(marks);
  const turns = membersOf(toHit.reduce((all, mark) => all | mark, 0n));
  const sets: bigint[] = [];
  for (let size = 0; size <= turns.length && sets.length < limit; size++)
    sets.push(...setsOfSize(toHit, size).toSorted(inOrder));
  return sets.slice(0, limit).map(membersOf);
}

/** The minimal hitting sets of one size, at most `FOUND_MAX`. */
function setsOfSize(marks: readonly bigint[], size: number): bigint[] {
  const sets: bigint[] = [];
  /** Adds `left` of the turns that may be chosen. */
  const grow = (set: bigint, mayChoose: bigint, left: number): void => {
    const toMeet = marks.filter((mark) => !(mark & set));
    const [mark] = toMeet;
    if (!toMeet.length && !left) sets.push(set);
    // Each turn of a minimal set has a mark of its own.
    if (!mark || !left || left > toMeet.length || sets.length >= FOUND_MAX) return;
    // A set with several of these turns is found once: with the last of them chosen here.
    let others = mayChoose & ~mark;
    for (const turn of membersOf(mark & mayChoose)) {
      const bit = 1n << BigInt(turn);
      if (isMinimal(set | bit)) grow(set | bit, others, left - 1);
      others |= bit;
    }
  };
  /** Does each turn meet a mark that no other one meets? */
  const isMinimal = (set: bigint) =>
    membersOf(set).every((turn) => marks.some((mark) => (mark & set) === 1n << BigInt(turn)));
  grow(0n, -1n, size);
  return sets;
}

/** Of two sets of one size: the one with the first turn that the other has not comes first. */
function inOrder(a: bigint, b: bigint): number {
  const apart = a ^ b;
  return a & apart & -apart ? -1 : 1;
}

/** Sets of one size that are looked for; far above what a history of a real game can reach. */
const FOUND_MAX = 20_000;

function membersOf(set: bigint): readonly number[] {
  const members: number[] = [];
  for (let turn = 0, rest = set; rest !== 0n; turn++, rest >>= 1n) if (rest & 1n) members.push(turn);
  return members;
}
