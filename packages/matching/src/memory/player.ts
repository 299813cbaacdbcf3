import type { RandomStream } from '@inkling/core/random';

/**
 * A memory player: a pure function of what all players at the table have seen. It cannot peek at face-down tiles,
 * because its argument says nothing about them. Squares and faces are numbers; both tiles of a pair have the same
 * face, and every special tile has the face −1.
 */
export type MemoryPlayer = (table: MemoryTable, random: RandomStream) => MemoryChoice;

export interface MemoryTable {
  /** Squares whose tile is face down now, so that it may be flipped. */
  readonly down: readonly number[];
  /** Everything shown so far, oldest first, including this turn's first flip. */
  readonly sights: readonly Sight[];
  /** This turn's first flip. Undefined before it, and if it was a special tile. */
  readonly first: Face | undefined;
  /** Whether a player who knows two tiles may pass. */
  readonly passing: boolean;
}

export interface Face {
  readonly square: number;
  readonly face: number;
}

/** A tile that was shown. `gone` if it stayed face up: both tiles of a match, and used specials. */
export interface Sight extends Face {
  readonly gone: boolean;
}

export type MemoryChoice = { readonly kind: 'flip'; readonly square: number } | { readonly kind: 'pass' };

/**
 * Returns the faces, by square, that a player with room for `capacity` tiles still remembers; the least recently
 * seen tiles are forgotten first. Tiles that are gone are forgotten immediately and take no room. This turn's first
 * flip takes no room either, because it is visible.
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

/** Returns the remembered square that has the same face as `first`, other than its own; `undefined` if none. */
export function mateOf(memory: ReadonlyMap<number, number>, first: Face): number | undefined {
  for (const [square, face] of memory) if (face === first.face && square !== first.square) return square;
  return undefined;
}

/** Returns one square of a pair whose tiles are both remembered, or `undefined` if there is none. */
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

/** Chooses a random square, never the one just flipped: if possible one that is not remembered, or not special. */
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
