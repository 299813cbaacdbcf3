import { fail, ok, type Result } from '@inkling/core/result';
import { ALPHABETS, typedLetters } from '@inkling/games/word/rules/languages';
import type { GuessFault } from '../../../shell/parts/room-part.ts';
import { messages } from './messages.ts';
import type { WordRoomRules } from './word-rules.ts';

/** Parses a word as people type it. Only the server checks whether it is in the list. Never throws. */
export function readGuess(text: string, { length, list }: WordRoomRules): Result<string, GuessFault> {
  const words = messages();
  const letters = typedLetters(ALPHABETS[list], text.trim());
  const strange = letters.find((letter) => !ALPHABETS[list].numbers.has(letter));
  const isMeant = letters.length === length;
  if (letters.length === 0) return fail({ sentence: words.nothing, isMeant: true });
  if (strange !== undefined) return fail({ sentence: words.notALetter(strange), isMeant });
  if (letters.length === length) return ok(letters.join(''));
  return fail({ sentence: words.otherLength(letters.length, length), isMeant: true });
}
