import { fail, ok } from '@inkling/core/result';
import type { PublicTurn } from '@inkling/games/contract/room';
import {
  ALPHABETS,
  ROOM_LENGTHS,
  typedLetters,
  WORD_LANGUAGES,
  type WordLanguage,
} from '@inkling/games/word/rules/languages';
import type { Mark } from 'inkling/word';
import type { RoomPlay } from '../../../contract/game-room.ts';
import { counted } from '../../../messages/numbers.ts';
import { LANGUAGE_NAMES } from '../messages/lists.ts';
import { isWordFault, sayNoRoomRules, sayWordPlayFault, sayWordTurn } from '../messages/play.ts';
import { markedWord } from '../play/cells.ts';

/** Word in a room, with the lists that every server has. */
export const roomPlay: RoomPlay = {
  kind: 'sheets',
  usualRules: 'w5t6@english',
  readRules(typed) {
    const rules = typed.includes('@') ? typed : `${typed}@english`;
    const read = partsOf(rules);
    const isPlayed =
      read !== undefined && ROOM_LENGTHS[read.language].includes(read.length) && read.tries > 0;
    return isPlayed ? ok(rules) : fail(sayNoRoomRules(typed, ROOM_LENGTHS.english));
  },
  open(rules, { style, isPlain }) {
    const read = partsOf(rules);
    if (!read) return undefined;
    const { length, tries, isHard, language } = read;
    const alphabet = ALPHABETS[language];
    const kind = `${language === 'english' ? '' : `${LANGUAGE_NAMES[language]} `}word of ${counted(length, 'letter')}`;
    return {
      kind: 'sheets',
      terms: `${language === 'english' ? '' : `${LANGUAGE_NAMES[language]}, `}${counted(length, 'letter')}, ${counted(tries, 'guess', 'guesses')}${isHard ? ', hard' : ''}`,
      nouns: { secret: 'word', turn: { one: 'guess', many: 'guesses' } },
      sayRefusal: (fault) => (isWordFault(fault) ? sayWordPlayFault(fault) : undefined),
      format: `a ${kind}`,
      readGuess(typed) {
        const word = typedLetters(alphabet, typed.trim());
        if (word.length === length && word.every((letter) => alphabet.numbers.has(letter)))
          return ok(word.join(''));
        return fail(`Type a ${kind} from ${['a to z', ...alphabet.letters.slice(26)].join(', ')}.`);
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

interface RuleParts {
  readonly length: number;
  readonly tries: number;
  readonly isHard: boolean;
  readonly language: WordLanguage;
}

function partsOf(rules: string): RuleParts | undefined {
  const [, letters, tries, hard, list] = /^w(\d{1,2})t(\d{1,2})(h?)@([a-z]+)$/.exec(rules) ?? [];
  const language = WORD_LANGUAGES.find((known) => known === list);
  return language && { length: Number(letters), tries: Number(tries), isHard: hard === 'h', language };
}

function marksOf({ marks }: PublicTurn): readonly Mark[] {
  return Array.isArray(marks) ? (marks as Mark[]) : [];
}
