import { fail, ok, type Result } from '@inkling/core/result';
import type { AnyGameModule } from '@inkling/games/contract/game-module';
import type { SeatSpec } from '@inkling/games/contract/room';
import {
  checkRoomSetup,
  type RoomSetup,
  type SetupFault as RoomSetupFault,
  roomParams,
  roomSeats,
} from '@inkling/games/contract/room-setup';
import type { Games } from './games.ts';

/** What was agreed when the room was opened. Legal only as a value of `checkSetup`. */
export interface Setup extends RoomSetup {
  /** The day (`2026-11-21`) whose challenge this is. Only the server itself opens such rooms. */
  readonly daily?: string;
}

export interface SetupFault {
  readonly code: RoomSetupFault | 'no-such-game';
}

/**
 * Checks a setup that somebody asked for, and brings its rules to their canonical text. Equal requests give the same
 * value, so that each setup is checked and read once.
 */
export function checkSetup(asked: Setup, games: Games): Result<Setup, SetupFault> {
  // Each promise is different, so these are not kept.
  if (asked.commitment !== undefined) return checkAnew(asked, games);
  const text = JSON.stringify(asked);
  const known = checkedSetups.get(text);
  if (known?.games === games) return known.checked;
  const checked = checkAnew(asked, games);
  if (checkedSetups.size >= CHECKED_MAX) checkedSetups.clear();
  if (checked.ok) checkedSetups.set(text, { games, checked });
  return checked;
}

const checkedSetups = new Map<
  string,
  { readonly games: Games; readonly checked: Result<Setup, SetupFault> }
>();
const CHECKED_MAX = 1000;

function checkAnew(asked: Setup, games: Games): Result<Setup, SetupFault> {
  const module = games.get(asked.game);
  if (!module) return fail({ code: 'no-such-game' });
  const checked = checkRoomSetup(module, asked);
  return checked.ok ? ok({ ...asked, rules: checked.value.rules }) : fail({ code: checked.error });
}

/** A setup, read by its game. */
export interface RoomGame {
  readonly module: AnyGameModule;
  readonly params: unknown;
  /** The seats in their order: who makes, who breaks, who plays. */
  readonly seats: readonly SeatSpec[];
  /** The seats of people, in the same order. */
  readonly persons: readonly string[];
}

/** The game of a room. A setup is read once, because every view and every move asks for its game. */
export function gameOf(setup: Setup, games: Games): RoomGame {
  if (latest?.setup === setup && latest.games === games) return latest;
  let known = gamesOfSetups.get(setup);
  if (known?.games !== games) {
    known = { ...readGame(setup, games), games, setup };
    gamesOfSetups.set(setup, known);
  }
  latest = known;
  return known;
}

interface ReadGame extends RoomGame {
  readonly games: Games;
  readonly setup: Setup;
}

const gamesOfSetups = new WeakMap<Setup, ReadGame>();
/** A move asks for the game of its room a dozen times. */
let latest: ReadGame | undefined;

function readGame(setup: Setup, games: Games): RoomGame {
  const module = games.get(setup.game);
  if (!module) throw new Error(`a setup with the game ${setup.game} that was not checked`);
  const seats = roomSeats(module, setup);
  const persons = seats.flatMap(({ seat, computer }) => (computer === undefined ? [seat] : []));
  return { module, params: roomParams(module, setup), seats, persons };
}
