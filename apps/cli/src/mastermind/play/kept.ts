import { fail, ok, type Result } from '@inkling/core/result';
import { replay } from '@inkling/core/sheet';
import { mastermind } from '@inkling/games/mastermind/game';
import { parseParams } from '@inkling/games/mastermind/params';
import { makeRules } from '@inkling/games/mastermind/rules';
import { SKIN_IDS, skinFor } from '@inkling/games/mastermind/skins';
import { PLAYERS, type PlayerName } from 'inkling/mastermind/players';
import { parseSave, type Save, type SaveFault } from '../../saves/save.ts';
import type { Setting } from '../problem.ts';

/** A kept game of Mastermind that can be played on. */
export interface KeptGame extends Setting {
  readonly sheet: Save['sheet'];
  readonly player: PlayerName;
}

/** Any text gives a game whose every move is legal, or the line that is wrong. */
export function readKept(text: string): Result<KeptGame, SaveFault> {
  const save = parseSave(text);
  if (!save.ok) return save;
  const { sheet } = save.value;
  const player = PLAYERS.find((known) => known === save.value.player);
  if (!player) return fail({ line: PLAYER_LINE });
  const skin = SKIN_IDS.find((known) => known === save.value.skin);
  if (!skin) return fail({ line: PLAYER_LINE + 1 });
  const params = parseParams(sheet.params);
  if (sheet.game !== mastermind.id || !params.ok || params.value.maker === 'deposited')
    return fail({ line: PARAMS_LINE });
  const played = replay(mastermind, sheet);
  if (!played.ok) return fail({ line: FIRST_MOVE_LINE + played.error.move });
  const { rules } = params.value;
  return ok({ rules, rulesText: makeRules(rules), skin: skinFor(skin, rules.symbols), sheet, player });
}

const PLAYER_LINE = 2;
const PARAMS_LINE = 6;
const FIRST_MOVE_LINE = 9;
