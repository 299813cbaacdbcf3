import type { CodeTurn } from '@inkling/core/deduction';
import { feedbackClass, feedbackOf, isFeedbackPossible } from '@inkling/core/feedback';
import { expect } from '@inkling/core/result';
import { finish, suggestions } from '@inkling/games/mastermind/analysis/players';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { isCountable, positionAfter } from '@inkling/games/mastermind/analysis/positions';

/** An answer in the words of games with black and white key pegs. */
export interface KeyPegs {
  /** Right element, right position. */
  readonly black: number;
  /** Right element, wrong position. */
  readonly white: number;
}

/** Why no code fits a history. Guesses count from 0. */
export interface Contradiction {
  /** All minimal sets of guesses whose answers cannot all be true, smallest first. */
  readonly conflicts: readonly (readonly number[])[];
  /** Answers that, put in place of one given answer, would make the history possible, with the codes left. */
  readonly repairs: readonly { readonly guess: number; readonly feedback: KeyPegs; readonly codes: number }[];
}

/**
 * Exact valid choices for another game: elements are any distinct strings, answers are `{black, white}`, and
 * histories are parallel arrays. Nothing is computed before the first question; questions about the same
 * history, or one turn more, use the work again. Make a new solver for each game.
 *
 * Throws a `TypeError` or `RangeError` that says which argument is wrong when a caller passes what is no
 * history of the game. Answers that are possible one by one but not together are no error: the choices are
 * empty, the count is 0, and `explainContradiction` says why. Any number of positions to 16 and elements to 20
 * is counted exactly; where a history is too much even for a decision diagram, a `RangeError` says so.
 *
 * @example
 * const solver = new ConstraintSolver(['Santa', 'Present', 'Tree', 'Snowman', 'Stocking', 'Bell'], 4);
 * solver.getPossibleCodesCount([['Santa', 'Santa', 'Tree', 'Bell']], [{ black: 1, white: 0 }]);
 */
export class ConstraintSolver<Element extends string = string> {
  readonly elements: readonly Element[];
  readonly codeLength: number;
  #position: Position | undefined;

  constructor(elements: readonly Element[], codeLength: number) {
    if (!Array.isArray(elements) || elements.length < 1 || elements.length > 20)
      throw new RangeError('elements must be an array of 1 to 20 strings');
    if (new Set(elements).size !== elements.length) throw new TypeError('elements must be distinct');
    if (!Number.isInteger(codeLength) || codeLength < 1 || codeLength > 16)
      throw new RangeError(`codeLength must be an integer from 1 to 16, not ${codeLength}`);
    this.elements = [...elements];
    this.codeLength = codeLength;
  }

  /** For each position, the elements that some code which fits every answer has there, in the order of `elements`. */
  getValidChoices(
    guessHistory: readonly (readonly Element[])[],
    feedbackHistory: readonly KeyPegs[],
  ): Element[][] {
    const position = this.#after(guessHistory, feedbackHistory);
    if (!position) return Array.from({ length: this.codeLength }, () => []);
    return position.places().map((row) => this.elements.filter((_, symbol) => (row[symbol] as bigint) > 0n));
  }

  /** How many codes fit every answer. */
  getPossibleCodesCount(
    guessHistory: readonly (readonly Element[])[],
    feedbackHistory: readonly KeyPegs[],
  ): number {
    return Number(this.#after(guessHistory, feedbackHistory)?.count() ?? 0n);
  }

  /**
   * The guess that tells most (Neuwirth's entropy; ties: still possible, then first in order); `null` when no
   * code fits.
   */
  getSuggestedGuess(
    guessHistory: readonly (readonly Element[])[],
    feedbackHistory: readonly KeyPegs[],
  ): Element[] | null {
    const position = this.#after(guessHistory, feedbackHistory);
    if (!position || position.count() === 0n) return null;
    const [best] = finish(suggestions('entropy', position, 1));
    return best ? Array.from(best.guess, (symbol) => this.elements[symbol] as Element) : null;
  }

  /** Why a history is impossible; `null` when it is not. */
  explainContradiction(
    guessHistory: readonly (readonly Element[])[],
    feedbackHistory: readonly KeyPegs[],
  ): Contradiction | null {
    const impossible = feedbackHistory.findIndex(({ black, white }) => !this.#canOccur(black, white));
    if (impossible >= 0) return { conflicts: [[impossible]], repairs: [] };
    const check = this.#after(guessHistory, feedbackHistory)?.check();
    if (!check || check.consistent) return null;
    return {
      conflicts: check.conflicts,
      repairs: check.repairs.map(({ turn, feedback, left }) => ({
        guess: turn,
        feedback: pegsOf(feedback),
        codes: Number(left),
      })),
    };
  }

  /** The position after a history, or `undefined` when some answer can never occur. */
  #after(guesses: readonly (readonly Element[])[], answers: readonly KeyPegs[]): Position | undefined {
    if (guesses.length !== answers.length)
      throw new RangeError(
        `${guesses.length} guesses but ${answers.length} answers: the histories must be parallel`,
      );
    const codes = guesses.map((guess, at) => this.#codeOf(guess, at));
    if (!answers.every(({ black, white }) => this.#canOccur(black, white))) return undefined;
    const turns = codes.map((guess, at) => {
      const { black, white } = answers[at] as KeyPegs;
      return { guess, feedback: feedbackClass(black, white) };
    });
    const position = this.#reach(turns);
    if (!isCountable(position)) throw new RangeError('too many codes to count after these guesses');
    this.#position = position;
    return position;
  }

  #reach(turns: readonly CodeTurn[]): Position {
    const held = this.#position;
    const shared = held ? held.turns.every((turn, at) => sameTurn(turn, turns[at])) : false;
    const start = held && shared ? held : this.#start();
    return turns.slice(start.turns.length).reduce<Position>((position, turn) => position.with(turn), start);
  }

  #start(): Position {
    const rules = { places: this.codeLength, symbols: this.elements.length, repeats: true };
    return expect(positionAfter(rules, []));
  }

  #codeOf(guess: readonly Element[], at: number): readonly number[] {
    if (guess.length !== this.codeLength)
      throw new RangeError(
        `guess ${at + 1} has ${guess.length} elements; this game has ${this.codeLength} positions`,
      );
    return guess.map((element) => {
      const symbol = this.elements.indexOf(element);
      if (symbol < 0)
        throw new TypeError(`guess ${at + 1} names ${JSON.stringify(element)}, which is not an element`);
      return symbol;
    });
  }

  #canOccur(black: number, white: number): boolean {
    return isFeedbackPossible(this.codeLength, black, white);
  }
}

function sameTurn(a: CodeTurn, b: CodeTurn | undefined): boolean {
  return (
    b !== undefined &&
    a.feedback === b.feedback &&
    Array.from(a.guess).every((symbol, i) => symbol === b.guess[i])
  );
}

function pegsOf(feedback: number): KeyPegs {
  const { exact, near } = feedbackOf(feedback);
  return { black: exact, white: near };
}
