import type { Nickname } from '@inkling/games/contract/names';
import type { Opening } from '@inkling/games/promise/commitment';
import type { Games } from './games.ts';
import { gameOf, type Setup } from './setup.ts';
import type { ViewTextCache } from './view-text-cache.ts';
import type { Vote } from './vote.ts';

/**
 * One event in a room's log. Depending on `kind`, `line` is the move, the reaction, the name, `SALT.CODE` of an opening,
 * the id of the next room, the hash of the guest for whom the seat is reserved, the guess of a voter (whose hash is then
 * the seat), or the step of a vote. `note` is a stored result that would be slow to compute again: if answers conflict
 * after a move, the conflicting turns as JSON; otherwise empty.
 */
export interface Entry {
  readonly kind:
    | 'sit'
    | 'move'
    | 'react'
    | 'name'
    | 'open'
    | 'next'
    | 'withdraw'
    | 'end'
    | 'reserve'
    | 'invite'
    | 'vote'
    | 'direct-vote';
  readonly seat: string;
  readonly guest: string | null;
  readonly line: string;
  readonly note: string;
}

/** `at` is the room's version after the reaction, which distinguishes a repeated reaction from the earlier one. */
export interface SeatReaction {
  readonly reaction: string;
  readonly at: number;
}

/** The game state of one breaker's sheet, or of the table that all players share. */
export interface PlayerState {
  /** The seat that plays here, or `table` if all seats share the state. */
  readonly seat: string;
  // biome-ignore lint/suspicious/noExplicitAny: only its game knows what a state is
  readonly state: any;
  readonly resigned: boolean;
  /** Whether the game is over for this player. */
  readonly isOver: boolean;
}

/**
 * A room at one version: its setup, and everything that follows from its entries. It contains the secret, so it leaves
 * the server only through `viewOf`.
 */
export interface Room {
  readonly id: string;
  readonly setup: Setup;
  readonly version: number;
  readonly salt: string;
  readonly seed: string;
  /** Taken seats. The guest is null for computer players and for guests who asked to be forgotten. */
  readonly occupants: ReadonlyMap<string, string | null>;
  /** Seats reserved for the players of the previous game, each with the hash that identifies its player. */
  readonly reservations: ReadonlyMap<string, string>;
  /** The players' nonces of a joint draw, by seat: base64url of 32 bytes each. */
  readonly nonces: ReadonlyMap<string, string>;
  readonly playerStates: readonly PlayerState[];
  /** The seats whose game is over, in the order in which they finished. Needed for races. */
  readonly ended: readonly string[];
  /** The promise about the secret. Set as soon as there is a secret. */
  readonly commitment: string | undefined;
  /** Zero-based indexes of turns whose answers cannot all be true. */
  readonly conflict: readonly number[] | undefined;
  /** What the maker revealed after a game scored by hand. */
  readonly opened: { readonly salt: string; readonly code: string } | undefined;
  /** The id of the next room, in which the same players play again. */
  readonly next: string | undefined;
  /** Whether a waiting player has withdrawn the invitation. */
  readonly isWithdrawn: boolean;
  /** Whether a player has ended the game for everybody, because somebody has left it for good. */
  readonly isEnded: boolean;
  /** The last reaction of each seat since the last move. */
  readonly reactions: ReadonlyMap<string, SeatReaction>;
  /** The number of reactions and names so far, taken together. */
  readonly saidCount: number;
  /** The names that players have chosen, by seat. */
  readonly names: ReadonlyMap<string, Nickname>;
  /** The vote on the next guess, if a class plays here. */
  readonly vote: Vote | undefined;
  /** Shared by all versions of the room. */
  readonly textCache: ViewTextCache;
}

/** What rooms need from outside: the games, and a function that makes a promise (base64url of 32 bytes). */
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

/** Returns the seat of a guest, or undefined if the guest has none. */
export function seatOfGuest(room: Room, guest: string | undefined): string | undefined {
  if (guest === undefined) return undefined;
  for (const [seat, occupant] of room.occupants) if (occupant === guest) return seat;
  return undefined;
}

export function isOver({ playerStates }: Pick<Room, 'playerStates'>): boolean {
  return playerStates.every((player) => player.isOver);
}

/** Returns the secret in canonical text form, or undefined while the server knows none. All player states share it. */
export function secretOf(
  { setup, playerStates: [player] }: Pick<Room, 'setup' | 'playerStates'>,
  games: Games,
): string | undefined {
  return player && gameOf(setup, games).module.room.secretText(player.state);
}

/** Returns the opening to which a promise with this salt and code commits. */
export function openingOf(room: Pick<Room, 'setup'>, salt: string, code: string): Opening {
  const { game, rules } = room.setup;
  return { game, rules, salt: Buffer.from(salt, 'base64url'), code };
}
