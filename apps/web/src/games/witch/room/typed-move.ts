import type { Result } from '@inkling/core/result';
import {
  makeMove,
  parseMove,
  parseName,
  parseSquareMove,
  type WitchMove,
} from '@inkling/games/witch/rules/moves';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { parseCommand } from '../session/command.ts';
import { nameOf } from '../session/roster.ts';

/**
 * Converts a typed line to what the server understands: a tile, an answer or a move. Returns `undefined` for
 * anything else; never throws.
 */
export function typedMove(text: string, view: WitchView): string | undefined {
  const move = moveIn(text, view);
  return move && makeMove(move);
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
