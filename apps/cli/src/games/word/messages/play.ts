import type { RoomFault } from '@inkling/games/contract/room';
import type { WordFault, WordView } from '@inkling/games/word/rules/game';
import { splitLetters } from '@inkling/games/word/rules/letters';
import type { Mark } from 'inkling/word';
import { counted, quoted } from '../../../messages/numbers.ts';
import { spokenMarks } from './words.ts';

/** Messages of the program during a game of Word. */

export const WORD_TITLE = 'THE HIDDEN WORD';

export function sayWordTask({ params }: WordView): readonly string[] {
  const hard = params.hard ? [HARD_MEANS] : [];
  return [
    `Find a word of ${counted(params.length, 'letter')} in ${counted(params.tries, 'guess', 'guesses')}.`,
    'After each guess every letter is marked: exact (right letter, right place), near (in the word, elsewhere) or absent.',
    ...hard,
  ];
}

const HARD_MEANS = 'Hard: exact letters stay where they are, and near letters must be used again.';

export function askForWord({ params, turns }: WordView): string {
  return `Guess a word. You have ${counted(params.tries - turns.length, 'guess', 'guesses')} remaining.`;
}

/** Formats a turn as one sentence. */
export function sayWordTurn(
  number: number,
  guess: string,
  marks: readonly Mark[],
  left: number | undefined,
): string {
  const rest = left === undefined ? '' : ` ${counted(left, 'word')} left.`;
  return `Turn ${number}: ${spokenMarks(splitLetters(guess), marks)}.${rest}`;
}

export function sayWordEnding(view: WordView): { readonly before: string; readonly after: string } {
  const guesses = counted(view.turns.length, 'guess', 'guesses');
  return view.solved
    ? { before: `You found it in ${guesses}!`, after: 'Play again?' }
    : {
        before:
          view.turns.length < view.params.tries
            ? 'You gave up. Here is the word:'
            : 'That was your last guess. Here is the word:',
        after: 'Would you like to try again?',
      };
}

export function sayWordPlayFault(fault: WordFault): string {
  const letter = (fault.letter ?? '?').toUpperCase();
  const place = (fault.place ?? 0) + 1;
  switch (fault.code) {
    case 'not-a-word':
      return 'Type a word.';
    case 'length':
      return `The word has ${counted(fault.count ?? 0, 'letter')}.`;
    case 'unknown-letter':
      return `“${letter}” at place ${place} is not a letter of the alphabet.`;
    case 'not-in-list':
      return 'That word is not in the list; it costs no turn.';
    case 'hard-place':
      return `Hard mode: ${letter} is exact at place ${place} and must stay there.`;
    case 'hard-copies':
      return `Hard mode: the guess must have ${fault.count === 1 ? letter : `${fault.count} ${letter}`}, which an earlier guess revealed.`;
    case 'game-over':
      return 'The game is over.';
    case 'bad-params':
    case 'unknown-list':
    case 'no-answers':
      return 'There is no such game.';
  }
}

/** Says why a guess in a record was not allowed after the turns before it. */
export function sayWordGuessFault(fault: RoomFault): string {
  return isWordFault(fault) ? sayWordPlayFault(fault) : '';
}

/** Whether a fault of a room is about the word that was typed. */
export function isWordFault(fault: RoomFault): fault is WordFault {
  return WORD_FAULTS.has(fault.code);
}

const WORD_FAULTS = new Set([
  'not-a-word',
  'length',
  'unknown-letter',
  'not-in-list',
  'hard-place',
  'hard-copies',
]);

/** @param lengths the word lengths in the list of a room, in ascending order */
export function sayNoRoomRules(typed: string, lengths: readonly number[]): string {
  return `${quoted(typed)} are not rules: write w5t6 for 5 letters and 6 guesses, w5t6h for hard mode; a room has English words of ${lengths[0]} to ${lengths.at(-1)} letters, and with w5t6@german or w5t6@spanish words of 5.`;
}

export const NO_WORD_FITS = 'No word in this list fits.';
export const UNSAVED_LIST = 'A game with a list of your own is not saved for later.';

/** The first step of a hint. */
export function sayWhere(place: number, isCertain: boolean): string {
  const what = isCertain ? 'One letter is certain: look at' : 'No letter is certain; most is known of';
  return `${what} place ${place}. Type hint again for more.`;
}

export function sayLetter(place: number, letter: string, share: number): string {
  const where = `${letter.toUpperCase()} at place ${place}`;
  return share === 1
    ? `Certain: ${where}.`
    : `Among the likeliest: ${where}, in ${shareText(share)} of the words left.`;
}

function shareText(share: number): string {
  const percent = Math.round(share * 100);
  return `${Math.min(99, Math.max(1, percent))}%`;
}

export function sayGoodGuess(guess: string, possible: boolean, bits: number): string {
  return `${guess.toUpperCase()} tells most (${bits.toFixed(2)} bits); it ${possible ? 'could be the word' : 'cannot be the word itself'}.`;
}

/** Describes a guess, for the list of words that can be typed. */
export function sayWordEntry(length: number): string {
  return `a word of ${counted(length, 'letter')} is always a guess; /hint means the command`;
}
