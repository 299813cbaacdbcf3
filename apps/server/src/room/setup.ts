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

/** The settings with which a room is opened. Only a value returned by `checkSetup` is known to be valid. */
export interface Setup extends RoomSetup {
  /** The day of the daily challenge that is played here (`2026-11-21`). Only the server itself opens such rooms. */
  readonly daily?: string;
}

export interface SetupFault {
  readonly code: RoomSetupFault | 'no-such-game';
}

/**
 * Checks a requested setup and normalises its rules to their canonical text. The result is cached: equal requests share
 * one setup, which is checked and parsed only once.
 */
export function checkSetup(asked: Setup, games: Games): Result<Setup, SetupFault> {
  // Every promise is different, so caching these would be useless.
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

/** A setup after its game has parsed it. */
export interface RoomGame {
  readonly module: AnyGameModule;
  readonly params: unknown;
  /** All seats in order: maker, breakers or players. */
  readonly seats: readonly SeatSpec[];
  /** The seats of human players, in the same order. */
  readonly persons: readonly string[];
}

/** Returns the game of a room. The result is cached per setup, because every view and every move needs it. */
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
/** Speeds up repeated calls: a single move needs the game of its room a dozen times. */
let latest: ReadGame | undefined;

function readGame(setup: Setup, games: Games): RoomGame {
  const module = games.get(setup.game);
  if (!module) throw new Error(`a setup with the game ${setup.game} that was not checked`);
  const seats = roomSeats(module, setup);
  const persons = seats.flatMap(({ seat, computer }) => (computer === undefined ? [seat] : []));
  return { module, params: roomParams(module, setup), seats, persons };
}
