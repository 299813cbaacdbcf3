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

/** A search that may be watched and stopped. */
export interface WatchedLiesOptions extends LiesOptimumOptions {
  /** An `AbortSignal`: the search then ends with the best so far. */
  readonly signal?: StopSignal;
  /** Called at least every 200 ms. */
  readonly onProgress?: (progress: OptimumProgress) => void;
}

/** What is known after turns of which some may be lies. */
export interface LiesPosition<Secret> {
  readonly count: bigint;
  readonly isConsistent: boolean;
  /** Is only one secret left, whatever the lies were? */
  readonly isKnown: boolean;
  /** The secrets that fit, each with the answers that would then be lies. */
  readonly candidates: readonly { readonly secret: Secret; readonly lies: readonly number[] }[];
}

/** A guess where answers may be lies. */
export interface LiesRankedGuess<Guess> {
  readonly guess: Guess;
  /** Secrets left at most, whatever is answered. */
  readonly worst: number;
  /** Secrets left on average over those that are possible, if the answer is true. */
  readonly expected: number;
}

/** A game in which at most k answers are lies; a repeated question may be answered otherwise. */
export class LiesGame<Secret, Guess, Answer extends AnswerValue> {
  readonly game: DefinedDeduction<Secret, Guess, Answer>;
  readonly liesMax: number;
  readonly #table: GameTable<Secret, Guess, Answer>;
  readonly #answers: readonly Answer[];
  /** Classes by guess and secret. */
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

  /** What is known after these turns, of which some may be lies. */
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

  /** The guesses that leave the fewest secrets at worst, then on average; `top` of them, 10 when absent. */
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

  /** The first of them; `undefined` when the secret is known, or none fits. */
  best(turns: readonly AnsweredGuess<Guess, Answer>[] = []): LiesRankedGuess<Guess> | undefined {
    return this.position(turns).count > 1n ? this.rank(turns, { top: 1 })[0] : undefined;
  }

  /**
   * The strategy after which the secret is known with the fewest guesses at worst; the event loop runs on while it is
   * searched. Exact, and for small games.
   *
   * @throws RangeError where no strategy keeps to `guessesMax`, or nothing tells two secrets apart
   */
  optimum(options: WatchedLiesOptions = {}): Promise<LiesOptimum<Secret, Guess, Answer>> {
    return runInSteps((control) => searchLies(this.#table, this.liesMax, options, control), options);
  }

  /** The same in steps: whoever drops the generator stops the search. */
  optimumSteps(
    options: LiesOptimumOptions = {},
  ): Generator<OptimumProgress, LiesOptimum<Secret, Guess, Answer>> {
    return searchLies(this.#table, this.liesMax, options);
  }

  /** The game itself checks each turn. */
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

/** The game in which a secret is found when it is known. */
export function namingTable<Secret, Guess, Answer extends AnswerValue>(
  { definition }: DefinedDeduction<Secret, Guess, Answer>,
  liesMax: number,
): GameTable<Secret, Guess, Answer> {
  const name = `${definition.name} with at most ${liesMax} lies`;
  return readDefinition({ ...definition, name, solved: 'identified' });
}

/**
 * At most `liesMax` answers of the game are false; it is over when the secret is known, whatever the lies were.
 *
 * @throws TypeError for anything that is not a game, and for a number of lies that is not from 0 to 100
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

/** With more lies nothing could be deduced. */
const LIES_MAX = 100;
