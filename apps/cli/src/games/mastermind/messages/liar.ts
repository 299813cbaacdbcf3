import type { Feedback } from '@inkling/core/feedback';
import { doubtsIn, type PossibleCode } from '@inkling/games/mastermind/liar/analysis/codes-left';
import type { LiarSuggestion } from '@inkling/games/mastermind/liar/analysis/suggest';
import type { LiarView } from '@inkling/games/mastermind/liar/rules/game';
import { skinOf } from '@inkling/games/mastermind/rules/skins';
import { counted, listed, percent } from '../../../messages/numbers.ts';
import { answerText, codeText, legend, spokenCode } from './codes.ts';
import { exampleCode } from './faults.ts';
import { EXACT_MEANS, NEAR_MEANS } from './play.ts';

/** Messages for games in which answers may be false. */

export const LIAR_TITLE = 'THE LYING ROW';

export function sayLiarTask({ params }: LiarView): readonly string[] {
  const { rules, turnsMax, liesMax } = params;
  const repeats = rules.repeats ? 'symbols may repeat' : 'no symbol repeats';
  const lies =
    liesMax === 0 ? 'Every answer is true.' : `At most ${counted(liesMax, 'answer')} may be false.`;
  return [
    `Find the code: ${rules.places} places, ${rules.symbols} symbols (${legend(rules, LETTERS)}), ${repeats}, in ${counted(turnsMax, 'guess', 'guesses')}.`,
    `Exact: ${EXACT_MEANS}. Near: ${NEAR_MEANS}.`,
    `${lies} A right guess always wins. Type ? for the commands.`,
  ];
}

export function askForCode({ params, turns }: LiarView): string {
  return `Take a guess in the format ${exampleCode(params.rules, LETTERS).toUpperCase()}. You have ${counted(params.turnsMax - turns.length, 'guess', 'guesses')} remaining.`;
}

export function sayLiarTurn(
  turn: number,
  guess: string,
  { exact, near }: Feedback,
  isFalse: boolean,
): string {
  return `Turn ${turn + 1}: ${guess}, ${answerText(exact, near)}${isFalse ? '; that was false' : ''}.`;
}

/** Says how many codes fit, lists the first of them, and gives the share of them for which each answer is false. */
export function sayCodesLeft(left: readonly PossibleCode[], { turns }: LiarView): readonly string[] {
  const shown = left.slice(0, CODES_SHOWN).map(({ code }) => codeText(code, LETTERS));
  const hidden = left.length - shown.length;
  const doubts = doubtsIn(left, turns.length).map((count, turn) => {
    const share = percent(BigInt(count), BigInt(Math.max(1, left.length)));
    return turn === 0 ? `to turn 1 is false in ${share} of them` : `to turn ${turn + 1} in ${share}`;
  });
  return [
    `${counted(left.length, 'code')} left: ${shown.join(' ')}${hidden > 0 ? ` and ${counted(hidden, 'more', 'more')}` : ''}.`,
    ...(doubts.length > 0 ? [`The answer ${listed(doubts)}.`] : []),
  ];
}

export function saySuggestion(best: LiarSuggestion | undefined): string {
  return best
    ? `${codeText(best.code, LETTERS)} leaves ${best.expected.toFixed(1)} codes on average if its answer is true.`
    : 'No code fits.';
}

export function sayLiarEnding({ params, turns, status, secret, lies }: LiarView): string {
  const sentence =
    params.liesMax === 0
      ? ''
      : lies === undefined || lies.length === 0
        ? ' No answer was false.'
        : ` False: the answer to ${listed(lies.map((turn) => `turn ${turn + 1}`))}.`;
  if (status.phase === 'over' && status.winner === 'breaker')
    return `You cracked the code in ${counted(turns.length, 'guess', 'guesses')}!${sentence}`;
  return `The code was ${spokenCode(secret ?? [], LETTERS)}.${sentence}`;
}

export function sayLiesTooLarge(rules: string, most: number): string {
  return `${rules} has too many codes for lies: ${counted(most, 'code')} at most.`;
}

const LETTERS = skinOf('letters');
const CODES_SHOWN = 20;
