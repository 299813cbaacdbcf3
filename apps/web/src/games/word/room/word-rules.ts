import type { Mark } from '@inkling/core/marks';
import { fail, ok, type Result } from '@inkling/core/result';
import type { PublicTurn } from '@inkling/games/contract/room';
import type { GuessFault } from '../../../shell/parts/room-part.ts';
import { messages } from './messages.ts';

/** The rules of a room, written as in `w5t6h@english`. */
export interface WordRoomRules {
  readonly length: number;
  readonly turnsMax: number;
  readonly isHard: boolean;
}

export const LETTERS: readonly string[] = Array.from('abcdefghijklmnopqrstuvwxyz');

export function readRules(text: string): WordRoomRules | undefined {
  const match = /^w(\d{1,2})t(\d{1,2})(h?)@english$/.exec(text);
  if (!match) return undefined;
  return { length: Number(match[1]), turnsMax: Number(match[2]), isHard: match[3] === 'h' };
}

export function makeRules({ length, turnsMax, isHard }: WordRoomRules): string {
  return `w${length}t${turnsMax}${isHard ? 'h' : ''}@english`;
}

/** Parses a word as people type it. Only the server checks whether it is in the list. Never throws. */
export function readGuess(text: string, { length }: WordRoomRules): Result<string, GuessFault> {
  const words = messages();
  const letters = Array.from(text.trim().toLowerCase());
  const strange = letters.find((letter) => !LETTERS.includes(letter));
  const isMeant = letters.length === length;
  if (letters.length === 0) return fail({ sentence: words.nothing, isMeant: true });
  if (strange !== undefined) return fail({ sentence: words.notALetter(strange), isMeant });
  if (letters.length === length) return ok(letters.join(''));
  return fail({ sentence: words.otherLength(letters.length, length), isMeant: true });
}

export interface WordTry {
  readonly guess: string;
  readonly marks: readonly Mark[];
}

/** Converts a turn of a room, with the marks from the server. */
export function tryOf({ guess, marks }: PublicTurn): WordTry {
  return { guess, marks: Array.isArray(marks) ? marks : [] };
}
