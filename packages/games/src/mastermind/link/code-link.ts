import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { type Code, feedbackClass, feedbackClassCount, feedbackOf } from '@inkling/core/feedback';
import type { DigitReader, DigitWriter } from '../../encoding/mixed-radix.ts';
import { putText, takeText } from '../../encoding/text-digits.ts';
import { givenAnswer, givenTurn, readingsOf, type Unknown } from '../rules/partial-turn.ts';

/** A link to a position: guesses with their answers, independent of who the maker is. */
export interface PositionLink {
  readonly game: 'mastermind';
  readonly kind: 'position';
  readonly rules: CodeRules;
  /** 1 … 99 */
  readonly turnsMax: number;
  /** At most 99. Each answer is possible by itself, but they may contradict each other. */
  readonly turns: readonly CodeTurn[];
  /** The guess that is waiting for its answer. */
  readonly pending?: Code | undefined;
  readonly node?: number | undefined;
}

/** A link to a game whose code was drawn from a random seed, which determines the answers. */
export interface SeededLink {
  readonly game: 'mastermind';
  readonly kind: 'seeded';
  readonly rules: CodeRules;
  readonly turnsMax: number;
  readonly seed: string;
  /** At most 99. */
  readonly guesses: readonly Code[];
  readonly node?: number | undefined;
}

export function putPosition(digits: DigitWriter, { rules, turnsMax, turns, pending }: PositionLink): void {
  digits.put(turnsMax - 1, TURNS_MAX);
  digits.put(turns.length, TURNS_MAX + 1);
  for (const { guess, feedback } of turns) {
    putCode(digits, rules, guess);
    putFeedback(digits, rules, feedback);
  }
  digits.put(pending ? 1 : 0, 2);
  if (pending) putCode(digits, rules, pending);
  // Trailing zeros take no space, so links with complete answers are the same as before partial answers existed.
  for (const turn of turns) digits.put(UNKNOWNS.indexOf(unknownIn(turn)), UNKNOWNS.length);
}

export function takePosition(digits: DigitReader, rules: CodeRules): PositionLink {
  const turnsMax = digits.take(TURNS_MAX) + 1;
  const whole = Array.from({ length: digits.take(TURNS_MAX + 1) }, () => ({
    guess: takeCode(digits, rules),
    feedback: takeFeedback(digits, rules),
  }));
  const pending = digits.take(2) === 1 ? { pending: takeCode(digits, rules) } : {};
  const turns = whole.map((turn) => {
    const unknown = UNKNOWNS[digits.take(UNKNOWNS.length)];
    return unknown ? givenTurn(turn.guess, { ...feedbackOf(turn.feedback), unknown }) : turn;
  });
  return { game: 'mastermind', kind: 'position', rules, turnsMax, turns, ...pending };
}

export function putSeeded(digits: DigitWriter, { rules, turnsMax, seed, guesses }: SeededLink): void {
  digits.put(turnsMax - 1, TURNS_MAX);
  putText(digits, seed);
  digits.put(guesses.length, TURNS_MAX + 1);
  for (const guess of guesses) putCode(digits, rules, guess);
}

export function takeSeeded(digits: DigitReader, rules: CodeRules): SeededLink {
  const turnsMax = digits.take(TURNS_MAX) + 1;
  const seed = takeText(digits);
  const guesses = Array.from({ length: digits.take(TURNS_MAX + 1) }, () => takeCode(digits, rules));
  return { game: 'mastermind', kind: 'seeded', rules, turnsMax, seed, guesses };
}

const TURNS_MAX = 99;
const UNKNOWNS = [undefined, 'exact', 'near', 'both'] as const;

/** Returns which number of an answer is unknown. Throws for any other uncertainty, as a link cannot express it. */
function unknownIn(turn: CodeTurn): Unknown | undefined {
  if (!turn.others) return undefined;
  const answer = givenAnswer(turn);
  const readings = readingsOf(answer, turn.guess.length);
  if (String(readings) !== String([turn.feedback, ...turn.others]))
    throw new RangeError('a link cannot hold this uncertain answer');
  return answer.unknown;
}

/** Writes one digit per place. Without repeats, a digit is the symbol's rank among the symbols not used yet. */
function putCode(digits: DigitWriter, { symbols, repeats }: CodeRules, code: Code): void {
  const free = Array.from({ length: symbols }, (_, symbol) => symbol);
  for (const symbol of Array.from(code)) {
    digits.put(free.indexOf(symbol), free.length);
    if (!repeats) free.splice(free.indexOf(symbol), 1);
  }
}

function takeCode(digits: DigitReader, { places, symbols, repeats }: CodeRules): Code {
  const free = Array.from({ length: symbols }, (_, symbol) => symbol);
  return Array.from({ length: places }, () => {
    const rank = digits.take(free.length);
    return (repeats ? free[rank] : free.splice(rank, 1)[0]) as number;
  });
}

/** Writes the class of an answer, renumbered to skip the impossible class (all but one exact, one near). */
function putFeedback(digits: DigitWriter, { places }: CodeRules, feedback: number): void {
  const skipped = feedbackClass(places - 1, 1);
  if (feedback === skipped) throw new RangeError('impossible answer');
  digits.put(feedback > skipped ? feedback - 1 : feedback, feedbackClassCount(places) - 1);
}

function takeFeedback(digits: DigitReader, { places }: CodeRules): number {
  const rank = digits.take(feedbackClassCount(places) - 1);
  return rank >= feedbackClass(places - 1, 1) ? rank + 1 : rank;
}
