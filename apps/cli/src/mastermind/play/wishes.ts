import { fail, ok, type Result } from '@inkling/core/result';
import { type MastermindSeat, mastermind } from '@inkling/games/mastermind/game';
import { PLAYERS, type PlayerName } from 'inkling/mastermind/players';
import { readCount } from '../../shell/count.ts';
import type { Options } from '../../shell/options.ts';
import { sayUnknown } from '../../words/choosing.ts';
import { readSetting, type Setting, usualPlayer } from '../problem.ts';

/** What the command line asks for, read and legal; the seat may still be open. */
export interface Wishes extends Setting {
  readonly seat: MastermindSeat | undefined;
  readonly player: PlayerName;
  /** 1 … 99 */
  readonly turnsMax: number;
  readonly seed: string | undefined;
}

export function readWishes(options: Options): Result<Wishes, string> {
  const setting = readSetting(options);
  if (!setting.ok) return setting;
  const seat = mastermind.seats.find((known) => known === options.seat?.toLowerCase());
  if (options.seat !== undefined && !seat) return fail(sayUnknown('a seat', options.seat, mastermind.seats));
  const wanted = options.player ?? usualPlayer(setting.value.rules);
  const player = PLAYERS.find((known) => known === wanted);
  if (!player) return fail(sayUnknown('a player', wanted, PLAYERS));
  const turnsMax = readCount(options.turns, 'turns', TURNS_USUAL, TURNS_MAX);
  if (!turnsMax.ok) return turnsMax;
  return ok({ ...setting.value, seat, player, turnsMax: turnsMax.value, seed: options.seed });
}

const TURNS_USUAL = 12;
const TURNS_MAX = 99;
