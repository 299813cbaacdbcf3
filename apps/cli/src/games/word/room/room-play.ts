import { fail, ok } from '@inkling/core/result';
import type { PublicTurn } from '@inkling/games/contract/room';
import { ENGLISH_LENGTHS } from '@inkling/games/word/english-module';
import type { Mark } from 'inkling/word';
import type { RoomPlay } from '../../../contract/game-room.ts';
import { counted } from '../../../messages/numbers.ts';
import { isWordFault, sayNoRoomRules, sayWordPlayFault, sayWordTurn } from '../messages/play.ts';
import { markedWord } from '../play/cells.ts';

/** Word in a room, with the list that every server has. */
export const roomPlay: RoomPlay = {
  kind: 'sheets',
  usualRules: 'w5t6@english',
  readRules(typed) {
    const rules = typed.includes('@') ? typed : `${typed}@english`;
    const read = partsOf(rules);
    const isPlayed = read !== undefined && ENGLISH_LENGTHS.includes(read.length) && read.tries > 0;
    return isPlayed ? ok(rules) : fail(sayNoRoomRules(typed, ENGLISH_LENGTHS));
  },
  open(rules, { style, isPlain }) {
    const read = partsOf(rules);
    if (!read) return undefined;
    const { length, tries, isHard } = read;
    return {
      kind: 'sheets',
      terms: `${counted(length, 'letter')}, ${counted(tries, 'guess', 'guesses')}${isHard ? ', hard' : ''}`,
      nouns: { secret: 'word', turn: { one: 'guess', many: 'guesses' } },
      sayRefusal: (fault) => (isWordFault(fault) ? sayWordPlayFault(fault) : undefined),
      format: `a word of ${counted(length, 'letter')}`,
      readGuess(typed) {
        const word = typed.trim().toLowerCase();
        if (/^[a-z]+$/.test(word) && word.length === length) return ok(word);
        return fail(`Type a word of ${counted(length, 'letter')} from a to z.`);
      },
      turnText(number, turn) {
        const marks = marksOf(turn);
        if (isPlain) return sayWordTurn(number, turn.guess, marks, undefined);
        return `${String(number).padStart(3)}  ${markedWord(turn.guess, marks, style)}`;
      },
      guessText: (word) => word.toUpperCase(),
    };
  },
};

function partsOf(
  rules: string,
): { readonly length: number; readonly tries: number; readonly isHard: boolean } | undefined {
  const [, letters, tries, hard] = /^w(\d{1,2})t(\d{1,2})(h?)@english$/.exec(rules) ?? [];
  if (letters === undefined) return undefined;
  return { length: Number(letters), tries: Number(tries), isHard: hard === 'h' };
}

function marksOf({ marks }: PublicTurn): readonly Mark[] {
  return Array.isArray(marks) ? (marks as Mark[]) : [];
}
