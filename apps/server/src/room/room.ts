import type { Nickname } from '@inkling/games/contract/names';
import type { Opening } from '@inkling/games/promise/commitment';
import type { Games } from './games.ts';
import { gameOf, type Setup } from './setup.ts';
import type { ViewTextCache } from './view-text-cache.ts';

/**
 * What happened. `line` is the move, the reaction, the name, `SALT.CODE` for an opening, the id of the next room, or for
 * whom the seat is reserved; `note` is what was worked out about it.
 */
export interface Entry {
  readonly kind: 'sit' | 'move' | 'react' | 'name' | 'open' | 'next' | 'withdraw' | 'reserve' | 'invite';
  readonly seat: string;
  readonly guest: string | null;
  readonly line: string;
  readonly note: string;
}

/** `at` is the version of the room that it made, which tells the same reaction from one before. */
export interface SeatReaction {
  readonly reaction: string;
  readonly at: number;
}

/** One breaker's sheet, or the table that all players share. */
export interface PlayerState {
  /** Who plays here; `table` where all seats do. */
  readonly seat: string;
  // biome-ignore lint/suspicious/noExplicitAny: only its game knows what a state is
  readonly state: any;
  readonly resigned: boolean;
  /** Is the game over for this player? */
  readonly isOver: boolean;
}

/** A room at one version: its setup, and everything that its entries say. Secret; it leaves only through `viewOf`. */
export interface Room {
  readonly id: string;
  readonly setup: Setup;
  readonly version: number;
  readonly salt: string;
  readonly seed: string;
  /** Taken seats. The guest is null for computer players, and for people who asked to be forgotten. */
  readonly occupants: ReadonlyMap<string, string | null>;
  /** Seats that are kept for the people of the game before, each with the hash that names its person. */
  readonly reservations: ReadonlyMap<string, string>;
  /** What people have added to a joint draw, by seat: base64url of 32 bytes each. */
  readonly nonces: ReadonlyMap<string, string>;
  readonly playerStates: readonly PlayerState[];
  /** The seats of player states in the order in which they ended, for races. */
  readonly ended: readonly string[];
  /** What was promised about the secret; there as soon as there is a secret. */
  readonly commitment: string | undefined;
  /** Turns (from 0) whose answers cannot all be true. */
  readonly conflict: readonly number[] | undefined;
  /** What the maker showed after a game scored by hand. */
  readonly opened: { readonly salt: string; readonly code: string } | undefined;
  /** The id of the room in which its people play on. */
  readonly next: string | undefined;
  /** Did one of those who waited for somebody take the invitation back? */
  readonly isWithdrawn: boolean;
  /** The last reaction of each seat since the last move. */
  readonly reactions: ReadonlyMap<string, SeatReaction>;
  /** Reactions and names together. */
  readonly saidCount: number;
  /** What people call themselves, by seat. */
  readonly names: ReadonlyMap<string, Nickname>;
  /** Shared by all versions of the room. */
  readonly textCache: ViewTextCache;
}

/** What rooms need from outside: the games, and how a promise is made (base64url of 32 bytes). */
export interface RoomContext {
  readonly games: Games;
  commit(opening: Opening): string;
}

export interface NewRoom {
  readonly id: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly salt: string;
}

/** The seat of a guest, if there is one. */
export function seatOfGuest(room: Room, guest: string | undefined): string | undefined {
  if (guest === undefined) return undefined;
  for (const [seat, occupant] of room.occupants) if (occupant === guest) return seat;
  return undefined;
}

export function isOver({ playerStates }: Pick<Room, 'playerStates'>): boolean {
  return playerStates.every((player) => player.isOver);
}

/** The secret as text, once there is one that the server knows. All player states have the same. */
export function secretOf(
  { setup, playerStates: [player] }: Pick<Room, 'setup' | 'playerStates'>,
  games: Games,
): string | undefined {
  return player && gameOf(setup, games).module.room.secretText(player.state);
}

/** What a promise is about. */
export function openingOf(room: Pick<Room, 'setup'>, salt: string, code: string): Opening {
  const { game, rules } = room.setup;
  return { game, rules, salt: Buffer.from(salt, 'base64url'), code };
}
