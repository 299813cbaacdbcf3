import type { WordHintFault } from '@inkling/games/word/analysis/check';
import type { WordFault } from '@inkling/games/word/rules/game';
import type { RoundFault } from '@inkling/games/word/rules/rounds';
import type { WordCommandFault } from '../model/command.ts';
import { listed, named, spelt } from './grammar.ts';

/** English error messages for hints, rounds, guesses and commands. */
export function hintFault({ code, rounds, letters, places, copies }: WordHintFault): string {
  const where = named('round', rounds);
  const which = listed(letters.map(spelt));
  const last = `round ${(rounds.at(-1) ?? 0) + 1}`;
  const earlier = named('round', rounds.slice(0, -1));
  switch (code) {
    case 'too-many-letters':
      return `More letters are hinted in ${where} than there are places: ${which}.`;
    case 'too-many-copies':
      return `There are fewer places than ${where} ${rounds.length === 1 ? 'asks' : 'ask'} for: ${which}.`;
    case 'no-room':
      return places.length === 0
        ? `${which} must be in the word, but ${where} ${rounds.length === 1 ? 'leaves' : 'leave'} it no place.`
        : `${which} needs ${copies} places, but ${where} ${rounds.length === 1 ? 'leaves' : 'leave'} it only ${named('place', places)}.`;
    case 'absent-and-hinted':
      return `One of ${where} puts ${which} in the word, and another rules it out.`;
    case 'known-place-denied':
      return `${which} stands at ${named('place', places)} after ${earlier}, but ${last} does not mark that as its right place.`;
    case 'two-at-one-place':
      return `${which} are both marked as right at ${named('place', places)}, in ${where}.`;
    case 'excluded-place-claimed':
      return `${which} is marked as right at ${named('place', places)} in ${last}, which ${earlier} ${rounds.length === 2 ? 'rules' : 'rule'} out.`;
    case 'count-range':
      return `The copies of ${which} in ${last} do not agree with ${earlier}.`;
    case 'mark-order':
      return `In ${where}, ${which} is marked as not in the word at place ${(places[0] ?? 0) + 1} and as in the wrong place at place ${(places[1] ?? 0) + 1}: letters in the wrong place are marked from the left.`;
    case 'green-count':
      return `${which} is marked as right at ${named('place', places)}, which is more copies than ${where} ${rounds.length === 1 ? 'allows' : 'allow'}.`;
    case 'joint-placement':
      return `${which} fit one by one, but not together in ${named('place', places)}.`;
    case 'alphabet':
      return `No letter is left for ${named('place', places)}.`;
  }
}

export function roundFault({ code, round, place = 0, found = '', lengths = [0, 0] }: RoundFault): string {
  const text = found.slice(0, 20);
  switch (code) {
    case 'no-guess':
      return `Round ${round + 1} has no guess. Write it as salet:gywww.`;
    case 'no-marks':
      return `Round ${round + 1} has no marks. Write it as salet:gywww.`;
    case 'length':
      return `Round ${round + 1} has ${lengths[0]} letters and ${lengths[1]} marks.`;
    case 'unknown-letter':
      return `Round ${round + 1}: ${text} at place ${place + 1} is not a letter of this list.`;
    case 'unknown-mark':
      return `Round ${round + 1}: ${text} at place ${place + 1} is not a mark. Use g, y and w, or squares.`;
    case 'round-length':
      return `Round ${round + 1} has ${lengths[1]} letters, but the first has ${lengths[0]}. All need the same number.`;
    case 'word-too-long':
      return `Round ${round + 1} is longer than 32 letters.`;
    case 'too-many-rounds':
      return 'That is more than 1000 rounds.';
    case 'text-too-long':
      return 'That text is too long to be rounds.';
  }
}

export function guessFault({ code, place = 0, letter = '', count = 0 }: WordFault, word: string): string {
  switch (code) {
    case 'not-a-word':
      return 'Type a word first.';
    case 'length':
      return `A guess has ${count} letters here; ${spelt(word)} has ${word.length}.`;
    case 'unknown-letter':
      return `${letter} is not a letter of this list.`;
    case 'not-in-list':
      return `${spelt(word)} is not in the list of words.`;
    case 'hard-place':
      return `Hard mode: ${spelt(letter)} must stay at place ${place + 1}.`;
    case 'hard-copies':
      return count === 1
        ? `Hard mode: the guess must have ${spelt(letter)}.`
        : `Hard mode: the guess must have ${count} copies of ${spelt(letter)}.`;
    case 'game-over':
      return 'This game is finished.';
    case 'bad-params':
    case 'unknown-list':
    case 'no-answers':
      return 'There are no words of this length to play with.';
  }
}

export function commandFault(fault: WordCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Type a word, a round such as salet:gywww, or a command. Type ? to list them all.';
    case 'why-what':
      return 'Say which place and which letter, for example: why 2 s.';
    case 'which-number':
      return 'Say which one by its number, for example: repair 1, or drop 2.';
    case 'which-list':
      return 'Say which list: english, german, spanish, or own.';
    case 'no-such-place':
      return `${fault.text} is not a place here: places run from 1 to ${fault.places}.`;
    case 'no-such-letter':
      return `${fault.text} is not a letter of this list.`;
    case 'no-such-length':
      return `No word has ${fault.text} letters: lengths run from 1 to 32.`;
    case 'not-understood':
      return `${fault.text} is neither a word nor a command. Type ? to list them all.`;
    case 'round':
      return roundFault(fault.fault);
  }
}
