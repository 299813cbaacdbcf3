import type { CodeRules } from '@inkling/core/deduction';
import type { Code, Feedback } from '@inkling/core/feedback';
import type { MastermindFault, MastermindSeat, MastermindView } from '@inkling/games/mastermind/rules/game';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { counted, grouped } from '../../../messages/numbers.ts';
import { answerText, codesLeft, spokenCode } from './codes.ts';
import { exampleCode, sayEntryFault, sayParamsFault } from './faults.ts';

/** Messages of the program during a game of Mastermind. */

/** The game with four different digits has a name of its own. */
export function titleOf({ places, symbols, repeats }: CodeRules): string {
  return places === 4 && symbols === 10 && !repeats ? 'BULLS AND COWS' : 'MASTERMIND';
}

export const SEAT_QUESTION = 'Will you be playing as the code MAKER or the code BREAKER?';

export function sayTask(seat: MastermindSeat, { rules, turnsMax }: MastermindView): readonly string[] {
  const repeats = rules.repeats ? 'symbols may repeat' : 'no symbol repeats';
  const code = `${counted(rules.places, 'place')}, ${counted(rules.symbols, 'symbol')}, ${repeats}`;
  return seat === 'breaker'
    ? [
        `You get ${counted(turnsMax, 'turn')} to guess the correct pattern (${code}).`,
        "You'll be told how good your guess was after each turn.",
      ]
    : [
        `I get ${counted(turnsMax, 'turn')} to guess your pattern (${code}).`,
        'You tell me how good my guess was after each turn, as in 1,0 for 1 exact and 0 near.',
      ];
}

export const EXACT_MEANS = 'right symbol, right place';
export const NEAR_MEANS = 'right symbol, wrong place';

export function sayMakerStart(rules: CodeRules, skin: Skin): readonly string[] {
  return [
    `Keep a code in mind, or type it before your first answer (as in ${exampleCode(rules, skin)}):`,
    'I will not look, and your answers are checked against it.',
  ];
}

export const CODE_READY = 'The computer has made its pattern. Done!';

export function askForGuess(view: MastermindView, skin: Skin): string {
  const remaining = view.turnsMax - view.turns.length;
  return `Take a guess in the format ${exampleCode(view.rules, skin).toUpperCase()}. You have ${counted(remaining, 'guess', 'guesses')} remaining.`;
}

export function askForScore(number: number, guess: Code, skin: Skin): string {
  return `Guess ${number}: ${spokenCode(guess, skin)}. How many exact, how many near?`;
}

/** Formats a turn as one sentence. */
export function sayTurn(
  number: number,
  guess: Code,
  answer: Feedback,
  left: bigint | undefined,
  skin: Skin,
): string {
  const rest = left === undefined ? '' : ` ${codesLeft(left)}.`;
  return `Turn ${number}: ${spokenCode(guess, skin)}, ${answerText(answer.exact, answer.near)}.${rest}`;
}

export function sayCorrected(turn: number, { exact, near }: Feedback): string {
  return `Corrected: turn ${turn + 1} is ${answerText(exact, near)}.`;
}

/** The sentences before and after the line that shows the code, at the end of a game. */
export interface Ending {
  readonly before: string;
  readonly after: string;
}

export function sayEnding(seat: MastermindSeat, view: MastermindView, left: bigint | undefined): Ending {
  const won = view.status.phase === 'over' && view.status.winner === seat;
  const guesses = counted(view.turns.length, 'guess', 'guesses');
  if (seat === 'breaker')
    return won
      ? { before: `You cracked the code in ${guesses}!`, after: 'Play again?' }
      : {
          before: "C'mon! It wasn't that hard... Here's the code:",
          after: "Would you like to try again? Don't leave having lost to a computer...",
        };
  const rest =
    view.secret === undefined && left !== undefined ? ` Your answers leave ${counted(left, 'code')}.` : '';
  return won
    ? { before: `You win: I did not find your code in ${guesses}.${rest}`, after: 'Play again?' }
    : { before: `I cracked your code in ${guesses}:`, after: 'Would you like to try again?' };
}

export const NOT_A_SEAT = 'Type maker or breaker.';
export const SEATS_MEAN = 'The breaker guesses; the maker has the code. quit leaves.';
export const UNCOUNTED = 'Codes of this size cannot be counted yet: only the guessing works.';
export const GAME_OVER = 'The game is over.';
export const NO_CODE_FITS = 'No code fits the answers.';
export const ALL_EVEN =
  'All symbols that are possible at a place are equally likely there. Type hint again for more.';
export const NOTHING_KNOWN_YET =
  'Before the first answer every code is equally likely: guess two symbols, two of each.';
export const COMPARE_BY_HAND =
  'Compare place by place: first count the exact ones, then pair what is left over; those are near.';

export function sayTrueAnswer({ exact, near }: Feedback): string {
  return `Against your code that guess is ${answerText(exact, near)}.`;
}

/** Confirms the code that the maker has typed. */
export function sayDeposited(code: string): string {
  return `Your code is ${code}. I guess without looking; your answers are checked.`;
}

/** Shows the first of the codes that are left. */
export function sayCodes(shown: readonly string[], left: bigint): string {
  const hidden = left - BigInt(shown.length);
  return `${shown.join(' ')}${hidden > 0n ? ` and ${grouped(hidden)} more` : ''}`;
}

/** Asks which of the offered corrections is meant. */
export function askForRepair(offered: number): string {
  if (offered === 0) return 'Which answer was wrong? Rescore TURN EXACT,NEAR, or undo.';
  const pick = offered === 1 ? 'Type 1' : `Type 1 to ${offered}`;
  return `Which answer was wrong? ${pick}, or rescore TURN EXACT,NEAR, or undo.`;
}

export function sayHiddenRepairs(hidden: number): string {
  return `     and ${hidden} more; rescore takes any of them.`;
}

/** Says why a move cannot be played now. */
export function sayMoveFault(fault: MastermindFault, rules: CodeRules, skin: Skin): string {
  switch (fault.code) {
    case 'game-over':
      return GAME_OVER;
    case 'not-your-move':
      return 'That cannot be done from your seat now.';
    case 'answer-first':
      return 'Answer the guess first.';
    case 'nothing-to-answer':
      return 'There is no guess to answer.';
    case 'no-code-yet':
      return 'There is no code yet.';
    case 'no-such-turn':
      return 'There is no such turn to correct.';
    case 'wrong-score':
      return `Against the code you typed that guess is ${answerText(fault.exact, fault.near)}.`;
    case 'answer-not-whole':
      return 'Both numbers of that answer have to be known.';
    case 'not-a-move':
      return 'That is not a move.';
    case 'not-rules':
    case 'not-params':
    case 'places-out-of-range':
    case 'symbols-out-of-range':
    case 'too-few-symbols':
    case 'turns-out-of-range':
      return sayParamsFault(fault, '');
    default:
      return sayEntryFault(fault, rules, skin);
  }
}
