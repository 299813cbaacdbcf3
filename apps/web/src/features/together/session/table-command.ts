import { fail, ok, type Result } from '@inkling/core/result';
import {
  makeMove,
  parseMove,
  parseName,
  parseSquareMove,
  type WitchMove,
} from '@inkling/games/witch/rules/moves';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { parseCommand } from '../../../games/witch/session/command.ts';
import { nameOf } from '../../../games/witch/session/roster.ts';
import { parseCommon, type RoomCommand, type RoomCommandFault } from './room-command.ts';

/** Reads a line that is typed at a table of witches: a command of every room, a tile, an answer or a move. Total. */
export function parseTableCommand(text: string, table: WitchView): Result<RoomCommand, RoomCommandFault> {
  const common = parseCommon(text);
  if (common) return common;
  const move = moveIn(text, table);
  return move
    ? ok({ kind: 'line', line: makeMove(move) })
    : fail({ code: 'no-such-move', text: text.trim().slice(0, 40) });
}

function moveIn(text: string, { phase, quiz }: WitchView): WitchMove | undefined {
  const command = parseCommand(text);
  if (!command.ok) return undefined;
  if (command.value.kind === 'cover') return { kind: 'cover' };
  if (command.value.kind === 'square')
    return readMove(parseSquareMove(phase === 'peek' ? 'peek' : 'flip', command.value.text));
  if (command.value.kind !== 'move') return undefined;
  const option = /^\d$/.test(command.value.text)
    ? quiz?.options?.[Number(command.value.text) - 1]
    : undefined;
  if (option !== undefined) return { kind: 'name', text: nameOf(option) };
  return (
    readMove(parseMove(command.value.text)) ?? (quiz ? readMove(parseName(command.value.text)) : undefined)
  );
}

function readMove(move: Result<WitchMove, unknown>): WitchMove | undefined {
  return move.ok ? move.value : undefined;
}
