import type { Code } from '@inkling/core/feedback';
import type { MastermindSeat, MastermindView, ScoredTurn } from '@inkling/games/mastermind/rules/game';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { ARROW } from '../../../play/conversation.ts';
import { bold, dim, type Style } from '../../../shell/style.ts';
import { answerText, codesLeft, legend, spokenCode } from '../messages/codes.ts';
import {
  askForGuess,
  askForScore,
  CODE_READY,
  EXACT_MEANS,
  NEAR_MEANS,
  sayMakerStart,
  sayTask,
  sayTurn,
  titleOf,
} from '../messages/play.ts';
import { circles, hiddenSquares, square, squares } from './pegs.ts';

/** The appearance of a game. Every method returns lines; nothing here reads or writes. */
export interface Screen {
  opening(view: MastermindView, seat: MastermindSeat): readonly string[];
  askGuess(view: MastermindView): readonly string[];
  askScore(number: number, guess: Code): readonly string[];
  turn(number: number, turn: ScoredTurn, left: bigint | undefined): readonly string[];
  code(code: Code): string;
}

/** A board with squares and circles. */
export function boardScreen(skin: Skin, style: Style): Screen {
  return {
    opening(view, seat) {
      const { rules } = view;
      const pegs = Array.from({ length: rules.symbols }, (_, symbol) => {
        const name = skin.names === skin.letters ? '' : ` ${skin.names[symbol]}`;
        return `${square(symbol, skin, style)}${name}`;
      });
      return [
        '',
        bold(titleOf(rules), style),
        '---------------------',
        ...sayTask(seat, view),
        '',
        bold('Key pegs', style),
        `  ${circles({ exact: 1, near: 0 }, 1, style)} exact: ${EXACT_MEANS}`,
        `  ${circles({ exact: 0, near: 1 }, 1, style)} near:  ${NEAR_MEANS}`,
        '',
        `${bold('Code pegs', style)} (these are your options)`,
        `  ${pegs.join('  ')}`,
        '',
        ...startOf(view, seat, `${CODE_READY}  ${hiddenSquares(rules.places)}`, skin),
        dim('? lists the other words you can type; Ctrl-C leaves.', style),
      ];
    },
    askGuess: (view) => ['', askForGuess(view, skin)],
    askScore: (number, guess) => [
      '',
      `${rowNumber(number)}  ${squares(guess, skin, style)}  How many exact, how many near?`,
    ],
    turn(number, { guess, feedback }, left) {
      const answer = `${circles(feedback, guess.length, style)}  ${answerText(feedback.exact, feedback.near)}`;
      const rest = left === undefined ? '' : dim(`  ${codesLeft(left)}`, style);
      return [`${rowNumber(number)}  ${squares(guess, skin, style)}  ${answer}${rest}`];
    },
    code: (code) => squares(code, skin, style),
  };
}

/** One sentence per turn, for pipes and screen readers. */
export function lineScreen(skin: Skin): Screen {
  return {
    opening(view, seat) {
      const { rules } = view;
      return [
        `${titleOf(rules)}.`,
        ...sayTask(seat, view),
        `Exact: ${EXACT_MEANS}. Near: ${NEAR_MEANS}.`,
        `Code pegs: ${legend(rules, skin)}.`,
        'Type ? for the other words.',
        ...startOf(view, seat, CODE_READY, skin),
        ...(seat === 'breaker' ? [`${askForGuess(view, skin)} ${ARROW}`] : []),
      ];
    },
    askGuess: () => [],
    askScore: (number, guess) => [askForScore(number, guess, skin)],
    turn: (number, { guess, feedback }, left) => [sayTurn(number, guess, feedback, left, skin)],
    code: (code) => spokenCode(code, skin),
  };
}

/** Returns the first lines of a new game. A continued game gets none. */
function startOf(view: MastermindView, seat: MastermindSeat, ready: string, skin: Skin): readonly string[] {
  if (view.turns.length > 0) return [];
  return seat === 'breaker' ? [ready] : sayMakerStart(view.rules, skin);
}

function rowNumber(number: number): string {
  return String(number).padStart(3);
}
