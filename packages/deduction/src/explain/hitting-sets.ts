/**
 * Explanations as hitting sets. Let each code be marked with the set of turns that it violates. A set of turns
 * rules a family of codes out exactly when it meets the mark of every code in the family, so the smallest
 * reasons are the minimal hitting sets of the marks (R. Reiter, A theory of diagnosis from first principles,
 * Artificial Intelligence 32, 1987). A code with an empty mark fits everything: then there is no reason.
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
 * All minimal hitting sets, smallest first, then in order of their turns; at most `limit` of them (the
 * smallest ones are always among them). Empty when some mark is empty; one empty set when there is no mark.
 */
export function minimalHittingSets(marks: Iterable<bigint>, limit: number): readonly (readonly number[])[] {
  const toHit = minimalMarks(marks);
  if (toHit[0] === 0n) return [];
  let partial: readonly bigint[] = [0n];
  for (const mark of toHit) partial = meet(partial, mark, limit);
  return partial.map(membersOf).toSorted(bySizeThenOrder).slice(0, limit);
}

/** A smallest hitting set, or `undefined` when there is none. */
export function smallestHittingSet(marks: Iterable<bigint>): readonly number[] | undefined {
  return minimalHittingSets(marks, BREADTH_MAX)[0];
}

/** Berge's step: extend each partial set by one more mark and keep what is minimal. */
function meet(partial: readonly bigint[], mark: bigint, limit: number): readonly bigint[] {
  const hitting = partial.filter((set) => (set & mark) !== 0n);
  const extended: bigint[] = [];
  for (const set of partial) {
    if ((set & mark) !== 0n) continue;
    for (const turn of membersOf(mark)) {
      const grown = set | (1n << BigInt(turn));
      if (!hitting.some((small) => (small & grown) === small)) extended.push(grown);
    }
  }
  const next = [...new Set([...hitting, ...extended])];
  const breadth = Math.max(limit, BREADTH_MAX);
  if (next.length <= breadth) return next;
  return next.toSorted((a, b) => sizeOf(a) - sizeOf(b)).slice(0, breadth);
}

/** Partial sets kept at once; far above what a history of a real game can reach. */
const BREADTH_MAX = 20_000;

function membersOf(set: bigint): readonly number[] {
  const members: number[] = [];
  for (let turn = 0, rest = set; rest !== 0n; turn++, rest >>= 1n) if (rest & 1n) members.push(turn);
  return members;
}

function sizeOf(set: bigint): number {
  return membersOf(set).length;
}

function bySizeThenOrder(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return a.length - b.length;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}
