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

/** Why no code fits a history. Guesses count from 0. */
export interface Contradiction {
  /** All minimal sets of guesses whose answers cannot all be true, smallest first. */
  readonly conflicts: readonly (readonly number[])[];
  /** Answers that, put in place of one given answer, would make the history possible, with the codes left. */
  readonly repairs: readonly { readonly guess: number; readonly feedback: KeyPegs; readonly codes: number }[];
}

/** Can an element stand at a position? Guesses count from 0. */
export type ChoiceReason<Element> =
  | { readonly possible: true; readonly codes: number; readonly example: Element[] }
  /** A smallest set of guesses whose answers rule it out. */
  | { readonly possible: false; readonly guesses: readonly number[] };

/** One placement worth knowing. Positions and guesses count from 0. */
export interface SolverHint<Element> {
  readonly position: number;
  readonly element: Element;
  /** Does every code left have it there? */
  readonly certain: boolean;
  /** Of the codes left, how many have it there. */
  readonly share: number;
  /** Guesses from whose answers a certain placement follows. */
  readonly guesses: readonly number[];
}

/** By which a guess is the best: the largest group left, codes left on average, bits, or the number of groups. */
export type SolverStrategy = 'knuth' | 'expected' | 'entropy' | 'parts';

/** How `getSuggestedGuess` chooses. */
export interface SuggestOptions {
  /** Default: `entropy`. Where codes cannot be listed, a guess is drawn and weighed by entropy, whatever is named here. */
  readonly strategy?: SolverStrategy;
  /** Guesses to weigh before the best so far is given; default: all. */
  readonly budget?: number;
}

/** Checked when they are read: a list of guesses that is built turn by turn has a wider type than the elements. */
type Guesses = readonly (readonly string[])[];

/**
 * Exact valid choices for another game: elements are any distinct strings, answers are `{black, white}` or
 * `{exact, near}`, and histories are parallel arrays. Nothing is computed before the first question; questions about the
 * same history, or one turn more, use the work again. Make a new solver for each game.
 *
 * Answers that are possible one by one but not together are no error: the choices are empty, the count is 0, and
 * `explainContradiction` says why. Any number of positions to 16 and elements to 20 is counted exactly.
 *
 * @throws TypeError for an argument that is none of the game, with its place (`guessHistory[0][2]`) and the reason
 * @throws RangeError where a history is too much to count
 *
 * @example
 * const solver = new ConstraintSolver(['Santa', 'Present', 'Tree', 'Snowman', 'Stocking', 'Bell'], 4);
 * solver.getPossibleCodesCount([['Santa', 'Santa', 'Tree', 'Bell']], [{ black: 1, white: 0 }]); // 182
 */
export class ConstraintSolver<Element extends string = string> {
  readonly elements: readonly Element[];
  readonly codeLength: number;
  /** May an element occur twice in a code? */
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

  /** For each position, the elements that some code which fits every answer has there, in the order of `elements`. */
  getValidChoices(guessHistory: Guesses, feedbackHistory: readonly PegAnswer[]): Element[][] {
    const places = this.#after(guessHistory, feedbackHistory).places();
    return places.map((row) => this.elements.filter((_, symbol) => (row[symbol] as bigint) > 0n));
  }

  /** How many codes fit every answer; rounded to the next double where there are more than 2⁵³. */
  getPossibleCodesCount(guessHistory: Guesses, feedbackHistory: readonly PegAnswer[]): number {
    return Number(this.#after(guessHistory, feedbackHistory).count());
  }

  /** Every code that fits, one after the other, in the order of `elements`. */
  *possibleCodes(guessHistory: Guesses, feedbackHistory: readonly PegAnswer[]): Generator<Element[]> {
    const { set } = this.#after(guessHistory, feedbackHistory);
    const count = set.count();
    for (let k = 0n; k < count; k++) yield this.#write(set.at(k) as Code);
  }

  /** The best guess by a strategy (ties: still possible, then first in order); `null` when no code fits. */
  getSuggestedGuess(
    guessHistory: Guesses,
    feedbackHistory: readonly PegAnswer[],
    options?: SuggestOptions,
  ): Element[] | null {
    return finish(this.#suggest(guessHistory, feedbackHistory, options));
  }

  /** The same while other work goes on; `signal` stops it within some 50 ms with the best so far. */
  async suggestGuess(
    guessHistory: Guesses,
    feedbackHistory: readonly PegAnswer[],
    { signal, ...options }: SuggestOptions & { readonly signal?: StopSignal } = {},
  ): Promise<Element[] | null> {
    const search = this.#suggest(guessHistory, feedbackHistory, options, () => signal?.aborted === true);
    return (await import('@inkling/deduction/define/run')).takeTurns(search, signal);
  }

  /** Why a history is impossible; `null` when it is not. */
  explainContradiction(guessHistory: Guesses, feedbackHistory: readonly PegAnswer[]): Contradiction | null {
    const check = this.#after(guessHistory, feedbackHistory).check();
    if (check.consistent) return null;
    return {
      conflicts: check.conflicts,
      repairs: check.repairs.map(({ turn, feedback, left }) => ({
        guess: turn,
        feedback: pegsOf(feedback),
        codes: Number(left),
      })),
    };
  }

  /** Can an element stand at a position (from 0)? An example if so, else the guesses that rule it out. */
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
   * A certain placement if there is one, else the likeliest; `placed` has what is in the next guess already. `null` where no
   * element is likelier than another that is possible at its place, or than what is placed.
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
    if (!isCountable(position)) throw new RangeError('too many codes to count');
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
