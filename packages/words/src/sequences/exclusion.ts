import { placeCount, placesOf } from '@inkling/core/sequence';
import { type CountCore, capOf } from './reduction.ts';

/**
 * Counts strings by inclusion–exclusion. Returns `undefined` if there are more than `stateLimit` states. Each hinted
 * symbol is described by its forbidden places or by its permitted ones, whichever are fewer; only these cells are
 * visited. A place then either takes one of its cells (with sign −1 for a forbidden one) or joins the pool, where
 * every pooled symbol may stand. A symbol is tracked only between its first and its last cell; then it contributes a
 * factor to the exponential generating function of the pool: x^j/j! for an exact number, eˣ minus its first terms for
 * "at least".
 *
 * One round of 26 different letters, all near, takes 2²⁶ states in `needs.ts` and a few dozen here.
 */
export function countByExclusion(core: CountCore, stateLimit: number): bigint | undefined {
  const { places, free } = core;
  const rows = core.domains.map((domain, row) => symbolOf(core, row, domain));
  const pooled = Math.max(0, ...free);
  let states: States = new Map([[String.fromCharCode(0, 0, 0, ...rows.map(() => 0)), 1n]]);
  const todo = new Set(rows.keys());
  const close = (left: number) => {
    for (const row of todo)
      if ((rows[row].cells & left) === 0) {
        states = closeSymbol(states, rows[row], row, places);
        todo.delete(row);
      }
  };
  let left = places === 0 ? 0 : -1 >>> (32 - places);
  close(left);
  while (left !== 0) {
    const place = nextPlace(rows, left);
    const able = Array.from(rows.keys()).filter((row) => ((rows[row].cells >>> place) & 1) === 1);
    states = takePlace(states, rows, able, BigInt(free[place] - pooled));
    left &= ~(1 << place);
    close(left);
    if (states.size > stateLimit) return undefined;
  }
  return total(states, places, BigInt(pooled));
}

/**
 * Numbers of ways by state. A key is a string of small numbers: cells taken, pool places owed to closed symbols,
 * closed symbols without a maximum, then the copies of each symbol.
 */
type States = Map<string, bigint>;
const TAKEN = 0;
const OWED = 1;
const FREED = 2;
const COPIES = 3;

interface TrackedSymbol {
  readonly cells: number;
  /** −1: the cells are forbidden, and the symbol is also in the pool; 1: the cells are its only places. */
  readonly sign: 1 | -1;
  readonly fewest: number;
  readonly most: number;
  readonly unlimited: boolean;
  readonly cap: number;
}

function symbolOf(core: CountCore, row: number, domain: number): TrackedSymbol {
  const all = core.places === 0 ? 0 : -1 >>> (32 - core.places);
  const few = placeCount(domain) * 2 <= core.places;
  const unlimited = core.most[row] >= core.places;
  return {
    cells: few ? domain : all & ~domain,
    sign: few ? 1 : -1,
    fewest: core.fewest[row],
    most: core.most[row],
    unlimited,
    cap: capOf(core, row),
  };
}

/** Chooses the place that leaves the fewest symbols with some cells visited and others not. */
function nextPlace(rows: readonly TrackedSymbol[], left: number): number {
  let best = -1;
  let bestOpen = Number.POSITIVE_INFINITY;
  for (const place of placesOf(left)) {
    const rest = left & ~(1 << place);
    const open = rows.filter(({ cells }) => (cells & rest) !== 0 && (cells & ~rest) !== 0).length;
    if (open >= bestOpen) continue;
    best = place;
    bestOpen = open;
  }
  return best;
}

function takePlace(
  states: States,
  rows: readonly TrackedSymbol[],
  able: readonly number[],
  missing: bigint,
): States {
  const next: States = new Map(states);
  for (const [key, ways] of states) {
    const taken = key.charCodeAt(TAKEN) + 1;
    if (missing !== 0n) add(next, withDigit(key, TAKEN, taken), ways * missing);
    for (const row of able) {
      const { sign, cap, unlimited } = rows[row];
      const copies = key.charCodeAt(COPIES + row);
      if (copies === cap && !unlimited) continue;
      const counted = withDigit(key, COPIES + row, Math.min(copies + 1, cap));
      add(next, withDigit(counted, TAKEN, taken), sign === 1 ? ways : -ways);
    }
  }
  return next;
}

function closeSymbol(states: States, symbol: TrackedSymbol, row: number, places: number): States {
  const { sign, fewest, most, unlimited } = symbol;
  const next: States = new Map();
  for (const [key, ways] of states) {
    const copies = key.charCodeAt(COPIES + row);
    const closed = withDigit(key, COPIES + row, 0);
    if (sign === 1) {
      if (copies >= fewest) add(next, closed, ways);
      continue;
    }
    const owe = (more: number, signed: bigint) => {
      const owed = closed.charCodeAt(OWED) + more;
      if (owed <= places) add(next, withDigit(closed, OWED, owed), signed * choose(owed, more));
    };
    if (unlimited) {
      add(next, withDigit(closed, FREED, closed.charCodeAt(FREED) + 1), ways);
      for (let more = 0; more < fewest - copies; more++) owe(more, -ways);
    } else for (let more = Math.max(0, fewest - copies); more <= most - copies; more++) owe(more, ways);
  }
  return next;
}

function total(states: States, places: number, pooled: bigint): bigint {
  let sum = 0n;
  for (const [key, ways] of states) {
    const pool = places - key.charCodeAt(TAKEN);
    const owed = key.charCodeAt(OWED);
    if (owed > pool) continue;
    const symbols = pooled + BigInt(key.charCodeAt(FREED));
    sum += ways * choose(pool, owed) * symbols ** BigInt(pool - owed);
  }
  return sum;
}

function add(states: States, key: string, ways: bigint): void {
  const sum = (states.get(key) ?? 0n) + ways;
  if (sum === 0n) states.delete(key);
  else states.set(key, sum);
}

function withDigit(key: string, index: number, digit: number): string {
  return key.slice(0, index) + String.fromCharCode(digit) + key.slice(index + 1);
}

function choose(n: number, k: number): bigint {
  let product = 1n;
  for (let i = 1; i <= k; i++) product = (product * BigInt(n - k + i)) / BigInt(i);
  return product;
}
