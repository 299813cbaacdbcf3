import type { NullFault, NullTurn, NullView } from '@inkling/games/null/rules/game';
import { counted, listed, quoted } from '../../../messages/numbers.ts';

/** Messages of the program during a game. */

export const TITLE = 'THE HIDDEN NUMBER';

export function sayTask({ params }: NullView): string {
  return `Find a number from 1 to ${params.most} in ${counted(params.turnsMax, 'guess', 'guesses')}; each is answered with lower, higher or found.`;
}

export function askForNumber({ params, turns }: NullView): string {
  return `Guess a number. You have ${counted(params.turnsMax - turns.length, 'guess', 'guesses')} remaining.`;
}

/** Formats a turn, for example `Turn 2: 50, lower.` */
export function sayTurn({ guess, answer }: NullTurn, index: number): string {
  return `Turn ${index + 1}: ${guess}, ${answer}.`;
}

export function sayChoices(left: readonly number[]): string {
  const shown = left.slice(0, NUMBERS_SHOWN);
  const hidden = left.length - shown.length;
  return `${counted(left.length, 'number')} left: ${hidden > 0 ? `${shown.join(', ')} and ${hidden} more` : listed(shown)}.`;
}

export function sayEnding({ turns, params, status, secret }: NullView): string {
  if (status.phase === 'over' && status.winner === 'breaker')
    return `You found it in ${counted(turns.length, 'guess', 'guesses')}!`;
  const number = `The number was ${secret ?? '?'}.`;
  return turns.length === params.turnsMax ? `That was your last guess. ${number}` : number;
}

export function sayFault({ code }: NullFault, { params }: NullView): string {
  return code === 'game-over' ? 'The game is over.' : `Type a number from 1 to ${params.most}.`;
}

export function sayNoRules(typed: string): string {
  return `${quoted(typed)} are not rules: write n100/7 for a number from 1 to 100 and 7 guesses.`;
}

const NUMBERS_SHOWN = 20;
