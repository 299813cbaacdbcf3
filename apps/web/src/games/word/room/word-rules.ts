import type { Mark } from '@inkling/core/marks';
import type { PublicTurn } from '@inkling/games/contract/room';
import { WORD_LANGUAGES, type WordLanguage } from '@inkling/games/word/rules/languages';

/** The rules of a room, written as in `w5t6h@english`. */
export interface WordRoomRules {
  readonly length: number;
  readonly turnsMax: number;
  readonly isHard: boolean;
  readonly list: WordLanguage;
}

export function readRules(text: string): WordRoomRules | undefined {
  const match = /^w(\d{1,2})t(\d{1,2})(h?)@([a-z]+)$/.exec(text);
  const list = WORD_LANGUAGES.find((language) => language === match?.[4]);
  if (!match || !list) return undefined;
  return { length: Number(match[1]), turnsMax: Number(match[2]), isHard: match[3] === 'h', list };
}

export function makeRules({ length, turnsMax, isHard, list }: WordRoomRules): string {
  return `w${length}t${turnsMax}${isHard ? 'h' : ''}@${list}`;
}

export interface WordTry {
  readonly guess: string;
  readonly marks: readonly Mark[];
}

/** Converts a turn of a room, with the marks from the server. */
export function tryOf({ guess, marks }: PublicTurn): WordTry {
  return { guess, marks: Array.isArray(marks) ? marks : [] };
}
