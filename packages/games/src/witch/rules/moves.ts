import { fail, ok, type Result } from '@inkling/core/result';
import { NAME_LENGTH_MAX } from './spelling.ts';
import { readSquare, type Square } from './squares.ts';

/**
 * `flip` and `peek` turn a square's tile up; `name` answers the quiz; `hint` shows the description; `skip` skips the
 * quiz or a peek; `cover` turns a miss back and does nothing else; `pass` passes the turn. Rows and columns are
 * zero-based here and one-based in text.
 */
export type WitchMove =
  | ({ readonly kind: 'flip' | 'peek' } & Square)
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'hint' | 'skip' | 'cover' | 'pass' };

export type MoveFault = { readonly code: 'unreadable-move' };

export function makeMove(move: WitchMove): string {
  if (move.kind === 'flip' || move.kind === 'peek') return `${move.kind} ${move.row + 1},${move.col + 1}`;
  return move.kind === 'name' ? `name ${move.text}` : move.kind;
}

export function parseMove(text: string): Result<WitchMove, MoveFault> {
  const line = text.slice(0, NAME_LENGTH_MAX + 8).trim();
  const square = /^(flip|peek) *(.*)$/i.exec(line);
  if (square) return parseSquareMove(square[1]?.toLowerCase() as 'flip' | 'peek', square[2] as string);
  const name = /^name +(.*)$/i.exec(line);
  if (name) return parseName(name[1] as string);
  const word = /^(hint|skip|cover|pass)$/i.exec(line)?.[1];
  return word
    ? ok({ kind: word.toLowerCase() as 'hint' | 'skip' | 'cover' | 'pass' })
    : fail({ code: 'unreadable-move' });
}

export function parseSquareMove(kind: 'flip' | 'peek', text: string): Result<WitchMove, MoveFault> {
  const square = readSquare(text);
  return square ? ok({ kind, ...square }) : fail({ code: 'unreadable-move' });
}

/** Parses an answer: any text that is not blank. Normalises it, so that writing and parsing the move keeps it. */
export function parseName(text: string): Result<WitchMove, MoveFault> {
  const name = text.replace(/\s+/g, ' ').trim().slice(0, NAME_LENGTH_MAX).trim();
  return name === '' ? fail({ code: 'unreadable-move' }) : ok({ kind: 'name', text: name });
}
