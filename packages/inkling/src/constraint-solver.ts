import { TOO_LARGE } from '@inkling/codes/candidates/diagram/diagram-set';
import { rankGuesses } from '@inkling/codes/strategies/choice';
import { entropy } from '@inkling/codes/strategies/entropy';
import { expected } from '@inkling/codes/strategies/expected';
import { knuth } from '@inkling/codes/strategies/knuth';
import type { PartitionRule } from '@inkling/codes/strategies/partition';
import { parts } from '@inkling/codes/strategies/parts';
import { spreadGuess } from '@inkling/codes/strategies/spread';
import { type Code, feedbackOf } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { expect } from '@inkling/core/result';
import type { StopSignal } from '@inkling/deduction/define/run';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { hintFor } from '@inkling/games/mastermind/analysis/hint';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { isCountable, positionAfter } from '@inkling/games/mastermind/analysis/positions';
import {
  describe,
  type KeyPegs,
  needArray,
  needBetween,
  needOptions,
  type PegAnswer,
  readElement,
  readHistory,
} from './solver/history.ts';

export type { ExactNear, KeyPegs, PegAnswer } from './solver/history.ts';

/** Why no code fits a history. Guess indices are zero-based. */
export interface Contradiction {
  /** All minimal sets of guesses whose answers cannot all be true, smallest first. */
  readonly conflicts: readonly (readonly number[])[];
  /**
   * Single corrections: replacing the answer to `guess` with `feedback` makes the history possible and leaves
   * `codes` codes.
   */
  readonly repairs: readonly { readonly guess: number; readonly feedback: KeyPegs; readonly codes: number }[];
}

/** Whether an element can be at a position, and why. Guess indices are zero-based. */
export type ChoiceReason<Element> =
  | { readonly possible: true; readonly codes: number; readonly example: Element[] }
  /** A smallest set of guesses whose answers rule the element out. */
  | { readonly possible: false; readonly guesses: readonly number[] };

/** A placement worth knowing. Positions and guesses are zero-based. */
export interface SolverHint<Element> {
  readonly position: number;
  readonly element: Element;
  /** Whether every remaining code has the element there. */
  readonly certain: boolean;
  /** The fraction of the remaining codes that have the element there, 0 … 1. */
  readonly share: number;
  /** The guesses whose answers prove a certain placement; empty if it is only likely. */
  readonly guesses: readonly number[];
}

/**
 * What makes a guess the best: the smallest largest group, the fewest codes left on average, the most bits of
 * information, or the most groups.
 */
export type SolverStrategy = 'knuth' | 'expected' | 'entropy' | 'parts';

/** Options of `getSuggestedGuess`. */
export interface SuggestOptions {
  /**
   * Default: `entropy`. Ignored if there are too many codes to list: the guess is then the best by entropy in a
   * sample of the codes.
   */
  readonly strategy?: SolverStrategy;
  /** How many guesses to evaluate before returning the best so far. Default: all. */
  readonly budget?: number;
}

/**
 * Checked at run time, because an array of guesses that is built turn by turn often has a wider type than
 * `Element`.
 */
type Guesses = readonly (readonly string[])[];

/**
 * Computes the exact valid choices for a code-breaking game of your own. Elements are any distinct strings,
 * answers are `{black, white}` or `{exact, near}`, and histories are parallel arrays. Nothing is computed
 * before the first query; queries about the same history, or about one that extends it, reuse the work. Create
 * a new solver for each game.
 *
 * An answer that no two codes of this length give is an error: 5 black in 4 positions, or 3 black and 1 white.
 * Answers that no code gives to these guesses are not: there are no choices, the count is 0, and
 * `explainContradiction` says why. Counts are exact for up to 16 positions and 20 elements.
 *
 * @throws TypeError for an argument that does not fit the game; the message gives its place
 * (`guessHistory[0][2]`) and the reason
 * @throws RangeError if the codes of a history are too many to count
 *
 * @example
 * const solver = new ConstraintSolver(['Santa', 'Present', 'Tree', 'Snowman', 'Stocking', 'Bell'], 4);
 * solver.getPossibleCodesCount([['Santa', 'Santa', 'Tree', 'Bell']], [{ black: 1, white: 0 }]); // 182
 */
export class ConstraintSolver<Element extends string = string> {
  readonly elements: readonly Element[];
  readonly codeLength: number;
  /** Whether an element may occur more than once in a code. */
  readonly repeats: boolean;
  #position: Position | undefined;

  constructor(
    elements: readonly Element[],
    codeLength: number,
    options: { readonly repeats?: boolean } = {},
  ) {
    needArray(elements, 'elements');
    needBetween(elements.length, 'elements.length', 1, 20);
    for (const [at, element] of elements.entries())
      if (typeof element !== 'string')
        throw new TypeError(`elements[${at}] is ${describe(element)}, not a string`);
    if (new Set(elements).size !== elements.length) throw new TypeError('elements must be distinct');
    needOptions(options, ['repeats']);
    const { repeats = true } = options;
    if (typeof repeats !== 'boolean') throw new TypeError('repeats must be true or false');
    needBetween(codeLength, 'codeLength', 1, repeats ? 16 : Math.min(16, elements.length));
    this.elements = [...elements];
    this.codeLength = codeLength;
    this.repeats = repeats;
  }

  /**
   * Returns, for each position, the elements that at least one consistent code has there, in the order of
   * `elements`.
   */
  getValidChoices(guessHistory: Guesses, feedbackHistory: readonly PegAnswer[]): Element[][] {
    const places = this.#after(guessHistory, feedbackHistory).places();
    return places.map((row) => this.elements.filter((_, symbol) => (row[symbol] as bigint) > 0n));
  }

  /** Returns how many codes are consistent with every answer, rounded to the nearest double above 2⁵³. */
  getPossibleCodesCount(guessHistory: Guesses, feedbackHistory: readonly PegAnswer[]): number {
    return Number(this.#after(guessHistory, feedbackHistory).count());
  }

  /** Yields every consistent code, in the order of `elements`. */
  *possibleCodes(guessHistory: Guesses, feedbackHistory: readonly PegAnswer[]): Generator<Element[]> {
    const { set } = this.#after(guessHistory, feedbackHistory);
    const count = set.count();
    for (let k = 0n; k < count; k++) yield this.#write(set.at(k) as Code);
  }

  /**
   * Returns the best guess by a strategy, or `null` if no code fits. Ties go to guesses that are possible
   * codes, then to the first in order.
   */
  getSuggestedGuess(
    guessHistory: Guesses,
    feedbackHistory: readonly PegAnswer[],
    options?: SuggestOptions,
  ): Element[] | null {
    return finish(this.#suggest(guessHistory, feedbackHistory, options));
  }

  /**
   * Does the same without blocking the event loop. `signal` stops it within about 50 ms with the best guess so
   * far.
   */
  async suggestGuess(
    guessHistory: Guesses,
    feedbackHistory: readonly PegAnswer[],
    { signal, ...options }: SuggestOptions & { readonly signal?: StopSignal } = {},
  ): Promise<Element[] | null> {
    const search = this.#suggest(guessHistory, feedbackHistory, options, () => signal?.aborted === true);
    return (await import('@inkling/deduction/define/run')).runWithPauses(search, signal);
  }

  /** Explains why a history is impossible. Returns `null` if it is possible. */
  explainContradiction(guessHistory: Guesses, feedbackHistory: readonly PegAnswer[]): Contradiction | null {
    const check = this.#after(guessHistory, feedbackHistory).check();
    if (check.consistent) return null;
    if (check.hasUncountedRepairs) throw new RangeError(TOO_LARGE);
    return {
      conflicts: check.conflicts,
      repairs: check.repairs.map(({ turn, feedback, left }) => ({
        guess: turn,
        feedback: pegsOf(feedback),
        codes: Number(left),
      })),
    };
  }

  /**
   * Returns whether an element can be at a (zero-based) position, with an example, or with the guesses that
   * rule it out.
   */
  why(
    position: number,
    element: Element,
    guessHistory: Guesses,
    feedbackHistory: readonly PegAnswer[],
  ): ChoiceReason<Element> {
    const symbol = readElement(element, 'element', this.elements);
    needBetween(position, 'position', 0, this.codeLength - 1);
    const reason = this.#after(guessHistory, feedbackHistory).why(position, symbol);
    return reason.possible
      ? { possible: true, codes: Number(reason.count), example: this.#write(reason.witness) }
      : { possible: false, guesses: reason.turns };
  }

  /**
   * Returns a certain placement if there is one, or else the likeliest. `placed` holds the elements already
   * placed in the next guess. Returns `null` if, at every position, the possible elements are equally likely or
   * a likeliest one is already placed; also if no code fits.
   */
  hint(
    guessHistory: Guesses,
    feedbackHistory: readonly PegAnswer[],
    placed: readonly (string | undefined)[] = [],
  ): SolverHint<Element> | null {
    const position = this.#after(guessHistory, feedbackHistory);
    const known = placed.map((element, i) =>
      element === undefined ? element : readElement(element, `placed[${i}]`, this.elements),
    );
    const hint = hintFor(position, known);
    if (!hint) return null;
    return {
      position: hint.place,
      element: this.elements[hint.symbol] as Element,
      certain: hint.certain,
      share: Number(hint.count) / Number(hint.total),
      guesses: hint.turns,
    };
  }

  *#suggest(
    guesses: Guesses,
    answers: readonly PegAnswer[],
    options: SuggestOptions = {},
    isStopped = () => false,
  ): Generator<undefined, Element[] | null> {
    needOptions(options, ['strategy', 'budget']);
    const { strategy = 'entropy', budget = Number.POSITIVE_INFINITY } = options;
    const strategies = Object.keys(RULES);
    if (!strategies.includes(strategy))
      throw new TypeError(`strategy is ${describe(strategy)}, not ${strategies.join(', ')}`);
    if (typeof budget !== 'number' || !(budget >= 1))
      throw new TypeError(`budget is ${describe(budget)}, not a number of at least 1`);
    const position = this.#after(guesses, answers);
    if (position.count() === 0n) return null;
    if (!(position instanceof CodeAnalysis)) return this.#write(spreadGuess(position.set) as Code);
    const { codes } = position.set.space;
    const search = rankGuesses(position.set, RULES[strategy], 1);
    for (;;) {
      const { done, value } = search.next();
      const best = done ? (value[0]?.guess ?? -1) : value.best;
      if (done || (best >= 0 && (isStopped() || value.done >= budget)))
        return best < 0 ? null : this.#write(codes.codeAt(best));
      yield;
    }
  }

  #write(code: Code): Element[] {
    return Array.from(code, (symbol) => this.elements[symbol] as Element);
  }

  #after(guesses: Guesses, answers: readonly PegAnswer[]): Position {
    const turns = readHistory(guesses, answers, this.elements, this.codeLength, this.repeats);
    const held = this.#position;
    const shared = held?.turns.every(({ guess, feedback }, turn) => {
      const other = turns[turn];
      return other?.feedback === feedback && String(guess) === String(other.guess);
    });
    const start = held && shared ? held : this.#start();
    const position = turns.slice(start.turns.length).reduce((before, turn) => before.with(turn), start);
    if (!isCountable(position)) throw new RangeError(TOO_LARGE);
    this.#position = position;
    return position;
  }

  #start(): Position {
    const { codeLength: places, repeats } = this;
    return expect(positionAfter({ places, symbols: this.elements.length, repeats }, []));
  }
}

const RULES: Readonly<Record<SolverStrategy, PartitionRule>> = { knuth, expected, entropy, parts };

function pegsOf(feedback: number): KeyPegs {
  const { exact, near } = feedbackOf(feedback);
  return { black: exact, white: near };
}
