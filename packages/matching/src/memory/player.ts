import type { RandomStream } from '@inkling/core/random';

/**
 * A memory player is a pure function of what everybody at the table has seen. Nothing about a face-down tile
 * can reach it, because nothing about one is in its argument. Squares and faces are numbers; a face is what
 * is on both tiles of a pair, and −1 stands for any special tile.
 */
export type MemoryPlayer = (table: MemoryTable, random: RandomStream) => MemoryChoice;

export interface MemoryTable {
  /** Squares that lie face down now, and so may be flipped. */
  readonly down: readonly number[];
  /** Everything shown so far, oldest first, this turn's first flip included. */
  readonly sights: readonly Sight[];
  /** This turn's first flip, once it is made and was no special. */
  readonly first: Face | undefined;
  /** May a player with two known tiles pass? */
  readonly passing: boolean;
}

export interface Face {
  readonly square: number;
  readonly face: number;
}

/** A tile that was shown. `gone` when it stayed face up: the two of a match, and spent specials. */
export interface Sight extends Face {
  readonly gone: boolean;
}

export type MemoryChoice = { readonly kind: 'flip'; readonly square: number } | { readonly kind: 'pass' };

/**
 * The tiles that a memory of `capacity` tiles still holds, the least recently seen forgotten first. Tiles
 * that are gone are forgotten at once and take no room; nor does this turn's first flip, which is in plain
 * sight.
 */
export function remember(table: MemoryTable, capacity: number): ReadonlyMap<number, number> {
  const memory = new Map<number, number>();
  const latest = table.first ? table.sights.length - 1 : -1;
  for (const [index, { square, face, gone }] of table.sights.entries()) {
    if (index === latest && square === table.first?.square) break;
    memory.delete(square);
    if (gone) continue;
    memory.set(square, face);
    if (memory.size > capacity) memory.delete(memory.keys().next().value as number);
  }
  return memory;
}

/** The square in memory that holds `face`, other than `square` itself. */
export function mateOf(memory: ReadonlyMap<number, number>, first: Face): number | undefined {
  for (const [square, face] of memory) if (face === first.face && square !== first.square) return square;
  return undefined;
}

/** A tile of a pair of which both tiles are remembered. */
export function knownPair(memory: ReadonlyMap<number, number>): number | undefined {
  const seen = new Map<number, number>();
  for (const [square, face] of memory) {
    if (face < 0) continue;
    const mate = seen.get(face);
    if (mate !== undefined) return mate;
    seen.set(face, square);
  }
  return undefined;
}

/** A square to explore: unremembered if any is, never the one just flipped. */
export function explore(
  table: MemoryTable,
  memory: ReadonlyMap<number, number>,
  random: RandomStream,
): MemoryChoice {
  const open = table.down.filter((square) => square !== table.first?.square);
  const fresh = open.filter((square) => !memory.has(square));
  const harmless = open.filter((square) => (memory.get(square) ?? 0) >= 0);
  const from = fresh.length > 0 ? fresh : harmless.length > 0 ? harmless : open;
  if (from.length === 0) throw new RangeError('a memory player was asked to flip with no tile face down');
  return { kind: 'flip', square: from[random.below(from.length)] };
}
