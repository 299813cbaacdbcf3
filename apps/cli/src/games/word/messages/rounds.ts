import type { RoundFault } from 'inkling/word';
import { counted, quoted } from '../../../messages/numbers.ts';

/** Says what is wrong with the form of a round, where, and what would be right. */
export function sayRoundFault(fault: RoundFault, where: string = `Round ${fault.round + 1}`): string {
  const { code, place = 0, found = '', lengths = [0, 0] } = fault;
  const [one, other] = lengths;
  const at = `${where}:`;
  switch (code) {
    case 'no-guess':
      return `${at} the guess is missing; ${EXAMPLE}.`;
    case 'no-marks':
      return `${at} the marks are missing; ${EXAMPLE}.`;
    case 'length':
      return `${at} the guess has ${counted(one, 'letter')} and ${counted(other, 'mark')}; give each letter its mark, ${EXAMPLE}.`;
    case 'unknown-letter':
      return `${at} ${quoted(found)} at place ${place + 1} is not a letter of this word list’s alphabet.`;
    case 'unknown-mark':
      return `${at} ${quoted(found)} at place ${place + 1} is not a mark: g right place, y elsewhere, w not in the word.`;
    case 'round-length':
      return `${at} the guess has ${counted(other, 'letter')}, and the first round has ${one}; all rounds have one length.`;
    case 'word-too-long':
      return `${at} a word has at most 32 letters.`;
    case 'too-many-rounds':
      return 'That is more than 1,000 rounds.';
    case 'text-too-long':
      return 'That is longer than 200,000 characters: that is not a list of rounds.';
  }
}

export function sayOtherLength(wanted: number, typed: number): string {
  return `--length ${wanted}, but the rounds have ${counted(typed, 'letter')}.`;
}

const EXAMPLE = 'as in salet:gywww';
