import { need, needList } from '@inkling/core/arguments';
import { needKnownFields } from '@inkling/core/known-fields';
import type { DefinedDeduction } from '../define/deduction.ts';
import type { AnsweredGuess, AnswerValue } from '../define/definition.ts';
import { type GameTable, readDefinition } from '../define/game.ts';
import { needGame } from '../define/given-game.ts';
import { shown } from '../define/labels.ts';
import type { OptimumProgress } from '../define/optimum.ts';
import { runInSteps, type StopSignal } from '../define/run.ts';
import { type LiesOptimum, type LiesOptimumOptions, searchLies } from './lies-optimum.ts';

/** Options of a search that reports its progress and can be stopped. */
export interface WatchedLiesOptions extends LiesOptimumOptions {
  /** An `AbortSignal`. Once aborted, the search stops and returns the best strategy so far. */
  readonly signal?: StopSignal;
  /** Called at least every 200 ms. */
  readonly onProgress?: (progress: OptimumProgress) => void;
}

/** What is known after turns, some of whose answers may be lies. */
export interface LiesPosition<Secret> {
  readonly count: bigint;
  readonly isConsistent: boolean;
  /** Whether only one secret is left, whatever the lies were. */
  readonly isKnown: boolean;
  /** The secrets that fit, each with the turns (by zero-based index) whose answers would then be lies. */
  readonly candidates: readonly { readonly secret: Secret; readonly lies: readonly number[] }[];
}

/** A ranked guess in a game in which answers may be lies. */
export interface LiesRankedGuess<Guess> {
  readonly guess: Guess;
  /** The number of secrets left in the worst case, whatever the answer. */
  readonly worst: number;
  /** The number of secrets left on average over the possible secrets, if the answer is true. */
  readonly expected: number;
}

/** A game in which at most `liesMax` answers are lies. A repeated question may get a different answer. */
export class LiesGame<Secret, Guess, Answer extends AnswerValue> {
  readonly game: DefinedDeduction<Secret, Guess, Answer>;
  readonly liesMax: number;
  readonly #table: GameTable<Secret, Guess, Answer>;
  readonly #answers: readonly Answer[];
  /** Answer classes by guess and secret. */
  readonly #rows: readonly (readonly number[])[];

  constructor(game: DefinedDeduction<Secret, Guess, Answer>, liesMax: number) {
    if (!Number.isInteger(liesMax) || liesMax < 0 || liesMax > LIES_MAX)
      throw new TypeError(`the number of lies must be a whole number from 0 to 100, not ${shown(liesMax)}`);
    this.game = needGame(game, 'withLies');
    this.liesMax = liesMax;
    this.#table = namingTable(game, liesMax);
    this.#answers = game.answers();
    this.#rows = game.guesses.map((guess) =>
      game.secrets.map((secret) => this.#answers.indexOf(game.answer(guess, secret))),
    );
  }

  /** Returns what is known after these turns, some of whose answers may be lies. */
  position(turns: readonly AnsweredGuess<Guess, Answer>[] = []): LiesPosition<Secret> {
    this.#needTurns(turns);
    const candidates = this.game.secrets.flatMap((secret) => {
      const lies = turns.flatMap(([guess, answer], turn) =>
        this.game.answer(guess, secret) === answer ? [] : [turn],
      );
      return lies.length <= this.liesMax ? [{ secret, lies }] : [];
    });
    const count = BigInt(candidates.length);
    return { count, isConsistent: count > 0n, isKnown: count === 1n, candidates };
  }

  /** Returns the `top` guesses (default 10) that leave the fewest secrets in the worst case, then on average. */
  rank(
    turns: readonly AnsweredGuess<Guess, Answer>[] = [],
    options: { readonly top?: number } = {},
  ): readonly LiesRankedGuess<Guess>[] {
    this.#needTurns(turns);
    needKnownFields(options, 'options', ['top']);
    const { top = 10 } = options;
    need(Number.isInteger(top) && top >= 1, top, 'top', 'a whole number of at least 1');
    const left = this.#left(turns);
    const possible = left.filter((lies) => lies >= 0).length;
    const ranked = this.#rows.map((row, guess) => {
      const after = this.#answers.map((_, cls) =>
        left.filter((lies, secret) => lies >= (row[secret] === cls ? 0 : 1)),
      );
      const sizes = after.map((secrets) => secrets.length);
      const sum = left.reduce((total, lies, secret) => total + (lies >= 0 ? sizes[row[secret]] : 0), 0);
      return {
        guess: this.game.guesses[guess],
        worst: Math.max(...sizes),
        expected: sum / Math.max(1, possible),
      };
    });
    return ranked.toSorted((a, b) => a.worst - b.worst || a.expected - b.expected).slice(0, top);
  }

  /** Returns the best-ranked guess; undefined if the secret is known or none fits. */
  best(turns: readonly AnsweredGuess<Guess, Answer>[] = []): LiesRankedGuess<Guess> | undefined {
    return this.position(turns).count > 1n ? this.rank(turns, { top: 1 })[0] : undefined;
  }

  /**
   * Searches for the strategy that identifies the secret with the fewest guesses in the worst case, without blocking
   * the event loop. The search is exact and only suitable for small games.
   *
   * @throws StrategyError, a `RangeError` whose `code` is `impossible` if no strategy keeps to `guessesMax` or no guess
   * distinguishes two secrets, and `not-found` if none was found within `nodes`
   */
  optimum(options: WatchedLiesOptions = {}): Promise<LiesOptimum<Secret, Guess, Answer>> {
    return runInSteps((control) => searchLies(this.#table, this.liesMax, options, control), options);
  }

  /** Does the same as `optimum` in steps. To stop the search, drop the generator. */
  optimumSteps(
    options: LiesOptimumOptions = {},
  ): Generator<OptimumProgress, LiesOptimum<Secret, Guess, Answer>> {
    return searchLies(this.#table, this.liesMax, options);
  }

  /** Lets the game itself check every turn. */
  #needTurns(turns: readonly AnsweredGuess<Guess, Answer>[]): void {
    needList(turns, 'turns');
    this.game.position(turns);
  }

  #left(turns: readonly AnsweredGuess<Guess, Answer>[]): readonly number[] {
    return this.game.secrets.map((secret) => {
      const lies = turns.filter(([guess, answer]) => this.game.answer(guess, secret) !== answer).length;
      return Math.max(-1, this.liesMax - lies);
    });
  }
}

/** Returns the same game with the goal `identified`: it ends when the secret is known. */
export function namingTable<Secret, Guess, Answer extends AnswerValue>(
  { definition }: DefinedDeduction<Secret, Guess, Answer>,
  liesMax: number,
): GameTable<Secret, Guess, Answer> {
  const name = `${definition.name} with at most ${liesMax} lies`;
  return readDefinition({ ...definition, name, solved: 'identified' });
}

/**
 * Makes a game in which at most `liesMax` answers are false. It ends when the secret is known, whatever the lies were.
 *
 * @throws TypeError for anything that is not a game, and unless the number of lies is a whole number from 0 to 100
 *
 * @example
 * const lies = withLies(defineDeduction(codeGame({ places: 2, symbols: 3, repeats: true })), 1);
 * lies.position([['ab', '2,0']]).count; // 9n
 */
export function withLies<Secret, Guess, Answer extends AnswerValue>(
  game: DefinedDeduction<Secret, Guess, Answer>,
  liesMax: number,
): LiesGame<Secret, Guess, Answer> {
  return new LiesGame(game, liesMax);
}

/** The most lies allowed; with more of them nothing could be deduced. */
const LIES_MAX = 100;
