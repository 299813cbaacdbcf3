import { ok, type Result } from '@inkling/core/result';
import type { Sheet } from '@inkling/core/sheet';
import { PLAYERS, type PlayerName } from '@inkling/games/mastermind/analysis/players';
import { type MastermindSeat, mastermind } from '@inkling/games/mastermind/rules/game';
import { parseParams } from '@inkling/games/mastermind/rules/params';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { SKIN_IDS, skinFor } from '@inkling/games/mastermind/rules/skins';
import { quoted } from '../../../messages/numbers.ts';
import type { Conversation } from '../../../play/conversation.ts';
import type { Refusal } from '../../../shell/refusal.ts';
import { readCount, readName } from '../../../shell/values.ts';
import { NOT_A_SEAT, SEAT_QUESTION, SEATS_MEAN } from '../messages/play.ts';
import type { PlayOptions } from '../position/options.ts';
import { usualPlayer } from '../position/problem.ts';
import { readSetting, type Setting } from '../position/setting.ts';

/** The settings of a game of Mastermind. */
export interface MastermindSetup extends Setting {
  /** Undefined until the user was asked. */
  readonly seat: MastermindSeat | undefined;
  /** The player that guesses for the program. */
  readonly player: PlayerName;
  /** From 1 to 99. */
  readonly turnsMax: number;
}

export function readSetup(options: PlayOptions): Result<MastermindSetup, Refusal> {
  const setting = readSetting({ ...options, skin: options.skin ?? USUAL_SKIN });
  if (!setting.ok) return setting;
  const { seats } = mastermind;
  const seat = options.seat === undefined ? undefined : readName(options.seat, 'seat', seats, 'a seat');
  if (seat && !seat.ok) return seat;
  const usual = usualPlayer(setting.value.rules);
  const player = readName(options.player ?? usual, 'player', PLAYERS, 'a player');
  if (!player.ok) return player;
  const turnsMax = readCount(options.turns, 'turns', TURNS_USUAL, TURNS_MAX);
  if (!turnsMax.ok) return turnsMax;
  return ok({ ...setting.value, seat: seat?.value, player: player.value, turnsMax: turnsMax.value });
}

/** Coloured pegs, as on a board. A game with more symbols than there are colours has letters. */
const USUAL_SKIN = 'pegs';

/** Returns the setup with the seat that the user chooses, or `undefined` if the user leaves. */
export async function askSeat(
  setup: MastermindSetup,
  talk: Conversation,
): Promise<MastermindSetup | undefined> {
  if (setup.seat) return setup;
  talk.say(SEAT_QUESTION);
  for (;;) {
    const entry = await talk.ask([], () => [SEAT_QUESTION]);
    if (entry === undefined) return undefined;
    const text = entry
      .trim()
      .toLowerCase()
      .replace(/^code\s+/, '');
    const seat = text === '' ? undefined : mastermind.seats.find((known) => known.startsWith(text));
    if (seat) return { ...setup, seat };
    if (text === 'quit' || text === 'exit' || text === 'q') return undefined;
    if (text === '?' || text === 'help') talk.say(NOT_A_SEAT, SEATS_MEAN);
    else talk.say(text === '' ? NOT_A_SEAT : `${quoted(entry)}? ${NOT_A_SEAT}`);
  }
}

/** Law: `parseSetup(makeSetup(s), sheet)` equals `s`, for a sheet of that setup. */
export function makeSetup({ player, skin }: MastermindSetup): string {
  return `${player}/${skin.id}`;
}

export function parseSetup(text: string, sheet: Sheet): MastermindSetup | undefined {
  const [playerText, skinText, ...surplus] = text.split('/');
  const player = PLAYERS.find((known) => known === playerText);
  const skin = SKIN_IDS.find((known) => known === skinText);
  const params = parseParams(sheet.params);
  if (!player || !skin || surplus.length > 0 || !params.ok) return undefined;
  const { rules, turnsMax, maker } = params.value;
  if (maker === 'deposited') return undefined;
  return {
    rules,
    rulesText: makeRules(rules),
    skin: skinFor(skin, rules.symbols),
    seat: maker === 'drawn' ? 'breaker' : 'maker',
    player,
    turnsMax,
  };
}

const TURNS_USUAL = 12;
const TURNS_MAX = 99;
