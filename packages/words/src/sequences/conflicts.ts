/**
 * All minimal sets of statements that cannot all be true, found with only a yes-or-no oracle. The search relies on
 * duality: the minimal conflicts are the minimal hitting sets of the minimal corrections (sets to drop), and vice
 * versa (Reiter 1987). It repeatedly drops a minimal hitting set of the conflicts found so far. If the rest is
 * consistent, that set is a correction and settled for good; if not, it shrinks the rest to a new conflict. When
 * every hitting set is settled, the list is complete. Testing all 2ⁿ subsets was rejected: it works up to a dozen
 * statements, and users paste more.
 */
export interface Conflicts {
  /** Sorted arrays of indices, shortest first; empty if all statements are consistent. */
  readonly conflicts: readonly (readonly number[])[];
  /** Minimal sets whose removal leaves the rest consistent. */
  readonly corrections: readonly (readonly number[])[];
  /** False if a limit was reached: every conflict listed is valid, but there may be more. */
  readonly complete: boolean;
}

/**
 * @param size the number of statements
 * @param consistent the oracle: whether these statements (sorted indices) can all be true; monotone: a subset of a
 *   consistent set is consistent
 * @param callLimit about how often the oracle may be called; by default, for some tenths of a second with hints
 */
export function minimalConflicts(
  size: number,
  consistent: (members: readonly number[]) => boolean,
  callLimit: number = STATEMENTS_READ_MAX / size,
): Conflicts {
  const conflicts: number[][] = [];
  const settled = new Map<string, number[]>();
  let hittingSets: number[][] = [[]];
  let calls = 0;
  for (;;) {
    const open = hittingSets.find((set) => !settled.has(set.join()));
    const done = open === undefined;
    if (done || calls > callLimit || hittingSets.length > HITTING_SETS_MAX)
      return { conflicts: bySize(conflicts), corrections: bySize([...settled.values()]), complete: done };
    const rest = Array.from({ length: size }, (_, i) => i).filter((i) => !open.includes(i));
    calls++;
    if (consistent(rest)) {
      settled.set(open.join(), open);
      continue;
    }
    const conflict = shrink(rest, (members) => {
      calls++;
      return !consistent(members);
    });
    conflicts.push(conflict);
    hittingSets = extendHittingSets(hittingSets, conflict);
  }
}

const HITTING_SETS_MAX = 2000;

/** The oracle reads every statement in a call, so long lists get fewer calls. */
const STATEMENTS_READ_MAX = 50_000;

/**
 * Returns a minimal subset that still has the property, which every superset must have too. Each member is the end of
 * the shortest prefix that has the property together with the members found so far: k members of n cost k·log n calls.
 */
function shrink(members: readonly number[], holds: (members: readonly number[]) => boolean): number[] {
  const needed: number[] = [];
  let rest = members;
  while (!holds(needed)) {
    let without = 0;
    let enough = rest.length;
    while (enough - without > 1) {
      const middle = (without + enough) >> 1;
      if (holds(inOrder([...needed, ...rest.slice(0, middle)]))) enough = middle;
      else without = middle;
    }
    needed.push(rest[enough - 1] as number);
    rest = rest.slice(0, enough - 1);
  }
  return inOrder(needed);
}

function inOrder(members: readonly number[]): number[] {
  return members.toSorted((a, b) => a - b);
}

/** Returns the minimal sets that hit every earlier conflict and this one too (Berge's step). */
function extendHittingSets(sets: readonly number[][], conflict: readonly number[]): number[][] {
  const hitting = sets.filter((set) => set.some((member) => conflict.includes(member)));
  const missing = sets.filter((set) => !set.some((member) => conflict.includes(member)));
  const grown = missing
    .flatMap((set) => conflict.map((member) => inOrder([...set, member])))
    .filter((set) => !hitting.some((other) => other.every((member) => set.includes(member))));
  return [...hitting, ...grown];
}

function bySize(sets: readonly number[][]): number[][] {
  return sets.toSorted((a, b) => {
    if (a.length !== b.length) return a.length - b.length;
    const i = a.findIndex((member, at) => member !== b[at]);
    return i < 0 ? 0 : (a[i] as number) - (b[i] as number);
  });
}
