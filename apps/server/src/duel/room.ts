import type { AnyGame } from '@inkling/games/catalog';
import { makeCode } from '@inkling/games/mastermind/notation';
import type { Opening } from 'inkling/commitment';
import { makeBoardText } from 'inkling/witch-board-text';
import type { Games } from './games.ts';
import { mastermindParams, type Setup } from './setup.ts';

/** What happened. `line` is the move, or `SALT.CODE` for an opening; `note` what was found out about it. */
export interface Entry {
  readonly kind: 'sit' | 'move' | 'open';
  readonly seat: string;
  readonly guest: string | null;
  readonly line: string;
  readonly note: string;
}

/** One breaker's sheet, or the table of a witch game. */
export interface Lane {
  /** Who plays here; with `table` both seats of the witches do. */
  readonly seat: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a state is, only its game knows
  readonly state: any;
  readonly resigned: boolean;
}

/** A room at one version: its setup, and everything that its entries say. Secret; out only through `viewOf`. */
export interface Room {
  readonly id: string;
  readonly setup: Setup;
  readonly version: number;
  readonly salt: string;
  readonly seed: string;
  /** Taken seats; the guest is null when nobody is behind it any more, or never was. */
  readonly sitters: ReadonlyMap<string, string | null>;
  /** What people have added to a joint draw, by seat: base64url of 32 bytes each. */
  readonly nonces: ReadonlyMap<string, string>;
  readonly lanes: readonly Lane[];
  /** Lanes in the order in which they ended, for races. */
  readonly ended: readonly string[];
  /** What was promised about the secret; there from the moment that there is one. */
  readonly commitment: string | undefined;
  /** Turns (from 0) whose answers cannot all be true. */
  readonly conflict: readonly number[] | undefined;
  /** What the maker showed after a game scored by hand. */
  readonly opened: { readonly salt: string; readonly code: string } | undefined;
}

/** What rooms need from outside: the rules, and how a promise is made (base64url of 32 bytes). */
export interface RoomWorld {
  readonly games: Games;
  commit(opening: Opening): string;
}

export interface RoomSeed {
  readonly id: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly salt: string;
}

/** The seat of a guest, if there is one. */
export function seatOfGuest(room: Room, guest: string | undefined): string | undefined {
  if (guest === undefined) return undefined;
  for (const [seat, sitter] of room.sitters) if (sitter === guest) return seat;
  return undefined;
}

export function isOver(room: Room, games: Games): boolean {
  const game = gameOf(room.setup, games).game;
  return room.lanes.every(({ state, resigned }) => resigned || game.status(state).phase === 'over');
}

export function gameOf(setup: Setup, games: Games): RoomGame {
  const known = played.get(setup);
  if (known?.games === games) return known;
  const read = { ...readGame(setup, games), games };
  played.set(setup, read);
  return read;
}

/** The rules of a room, and its parameters as the rules read them. */
interface RoomGame {
  readonly game: AnyGame;
  readonly params: unknown;
}

/** A setup is read once: every view and every move asks for its game. */
const played = new WeakMap<Setup, RoomGame & { readonly games: Games }>();

function readGame(setup: Setup, games: Games): RoomGame {
  if (setup.game === 'mastermind')
    return { game: games.mastermind as AnyGame, params: mastermindParams(setup) };
  const game = (setup.game === 'word' ? games.word : games.witch) as AnyGame;
  const params = game.parseParams(setup.rules);
  if (!params.ok) throw new Error(`a setup with the rules ${setup.rules} that was not checked`);
  return { game, params: params.value };
}

/** The secret as text, once there is one that the server knows. */
export function secretOf({ setup, lanes }: Pick<Room, 'setup' | 'lanes'>, games: Games): string | undefined {
  const secret = lanes[0]?.state.secret;
  if (setup.game === 'witch') return makeBoardText(secret, games.roster);
  if (setup.game === 'mastermind') return secret ? makeCode(secret) : undefined;
  return secret === '' ? undefined : secret;
}

/** What a promise is about. */
export function openingOf(room: Pick<Room, 'setup'>, salt: string, code: string): Opening {
  const { game, rules } = room.setup;
  return { game, rules, salt: Buffer.from(salt, 'base64url'), code };
}
