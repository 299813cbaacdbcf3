import { type Audit, auditGame } from './audit.ts';
import type { AnsweredGuess, AnswerValue, Definition } from './definition.ts';
import { type GameTable, readDefinition } from './game.ts';
import { type DefinedOptimum, type OptimumOptions, type OptimumProgress, searchOptimum } from './optimum.ts';
import {
  type AdversaryMove,
  adversaryMove,
  type ComparedMeasure,
  compareMeasures,
  solveSecret,
} from './play.ts';
import { DefinedPosition } from './position.ts';
import { makePuzzle, type Puzzle, type PuzzleOptions } from './puzzle.ts';
import type { RankMeasure } from './ranking.ts';
import { type ReviewedGuess, reviewTurns } from './review.ts';
import { runInSteps, type StopSignal } from './run.ts';

/** Options of a search that reports its progress and can be stopped. */
export interface WatchedOptions extends OptimumOptions {
  /** An `AbortSignal`. Once aborted, the search stops within about 50 ms and returns the best strategy so far. */
  readonly signal?: StopSignal;
  /** Called at least every 200 ms. */
  readonly onProgress?: (progress: OptimumProgress) => void;
}

/**
 * A defined game with all its operations. Turns, guesses and answers are the caller's own values; every index is
 * zero-based.
 */
export class DefinedDeduction<Secret, Guess, Answer extends AnswerValue> {
  /** The definition as the caller passed it, with copies of its lists. */
  readonly definition: Definition<Secret, Guess, Answer>;
  readonly #game: GameTable<Secret, Guess, Answer>;
  readonly #chosen = new Map<string, number>();

  constructor(definition: Definition<Secret, Guess, Answer>) {
    this.#game = readDefinition(definition);
    this.definition = this.#game.definition;
  }

  /** The name of the game. */
  get name(): string {
    return this.definition.name;
  }

  /** All secrets, in the order of the definition. */
  get secrets(): readonly Secret[] {
    return this.#game.secrets.frozen;
  }

  /** All guesses, in the order of the definition. */
  get guesses(): readonly Guess[] {
    return this.#game.guesses.frozen;
  }

  /**
   * Returns the label of a secret or guess.
   *
   * @throws TypeError for anything that is neither a secret nor a guess of this game
   */
  labelOf(item: Secret | Guess): string {
    const { secrets, guesses } = this.#game;
    const secret = secrets.find(item as Secret);
    if (secret !== undefined) return secrets.labels[secret];
    return guesses.labels[guesses.numberOf(item as Guess)];
  }

  /**
   * Returns the guess with this label, or else what the definition's `parse` returns if that is a guess of the game.
   */
  parseGuess(text: string): Guess | undefined {
    const number = this.#game.guesses.parse(text);
    if (number !== undefined) return this.guesses[number];
    const parsed = this.definition.parse?.(text) as Guess | undefined;
    return parsed !== undefined && this.#game.guesses.find(parsed) !== undefined ? parsed : undefined;
  }

  /** Does the same as `parseGuess`, for secrets. */
  parseSecret(text: string): Secret | undefined {
    const number = this.#game.secrets.parse(text);
    if (number !== undefined) return this.secrets[number];
    const parsed = this.definition.parse?.(text) as Secret | undefined;
    return parsed !== undefined && this.#game.secrets.find(parsed) !== undefined ? parsed : undefined;
  }

  /** Returns every answer that occurs for some guess and some secret. */
  answers(): readonly Answer[] {
    for (let guess = 0; guess < this.guesses.length; guess++) this.#game.table.row(guess);
    return [...this.#game.table.answers];
  }

  /**
   * Returns the answer to this guess for this secret, and checks that it is valid.
   *
   * @throws TypeError for a guess or a secret that does not belong to this game
   */
  answer(guess: Guess, secret: Secret): Answer {
    const { guesses, secrets, table } = this.#game;
    return table.answers[table.classOf(guesses.numberOf(guess), secrets.numberOf(secret))] as Answer;
  }

  /**
   * Returns what is known after some turns.
   *
   * @throws TypeError for an invalid turn; the message names its zero-based index
   *
   * @example
   * const position = game.position([[50, 'higher'], [75, 'lower']]);
   * position.count; // 24n
   */
  position(turns: readonly AnsweredGuess<Guess, Answer>[] = []): DefinedPosition<Secret, Guess, Answer> {
    return new DefinedPosition(this.#game, turns);
  }

  /**
   * Searches for the best strategy without blocking the event loop. Costs are in guesses: `total` over all secrets,
   * `average` per secret, `worst` for the secret that needs the most. `lower` is a lower bound of `total`, or of the
   * weighted sum if there are weights. `nodes` and `signal` end the search with the best strategy so far, which never
   * needs more than `guessesMax` guesses.
   *
   * @throws TypeError for invalid options, and for a symmetry that cannot be right
   * @throws StrategyError, a `RangeError` whose `code` is `impossible` if no strategy finds every secret (the message
   * names them) or none keeps to `guessesMax`; `not-found` if none was found within `nodes`; `unsupported` if one guess
   * finds several secrets, or several guesses find the same one; and `too-large` if the game exceeds 65,536 secrets,
   * 4,194,304 guesses or 268,435,456 answers (guesses times secrets), or if the weights are too large to be summed. If the
   * game ends when one secret is left, each secret counts as one more guess
   * @throws Error named `AbortError` if `signal` is aborted before any strategy is known
   *
   * @example
   * const best = await game.optimum({ signal: AbortSignal.timeout(10_000) });
   * if (best.proved) console.log(best.average, best.strategy.certificate());
   */
  optimum(options: WatchedOptions = {}): Promise<DefinedOptimum<Secret, Guess, Answer>> {
    return runInSteps((control) => searchOptimum(this.#game, options, control), options);
  }

  /**
   * Does the same as `optimum` in steps. To stop the search, drop the generator.
   *
   * @throws StrategyError and TypeError as `optimum` does, at the first step or a later one
   */
  optimumSteps(
    options: OptimumOptions = {},
  ): Generator<OptimumProgress, DefinedOptimum<Secret, Guess, Answer>> {
    return searchOptimum(this.#game, options);
  }

  /**
   * Computes what playing by each measure costs over all secrets, in guesses.
   *
   * @throws StrategyError (`impossible`) if no strategy finds every secret; the message names the secrets
   */
  compare(measures?: readonly RankMeasure[]): readonly ComparedMeasure[] {
    return compareMeasures(this.#game, measures);
  }

  /**
   * Plays a whole game against a secret and returns its turns. The default measure is `bits`.
   *
   * @throws TypeError for a secret that does not belong to this game
   * @throws StrategyError (`impossible`) if no strategy finds this secret; the message says why
   */
  solve(secret: Secret, by: RankMeasure = 'bits'): readonly AnsweredGuess<Guess, Answer>[] {
    return solveSecret(this.#game, this.#game.secrets.numberOf(secret), by, this.#chosen);
  }

  /**
   * Returns the answer that leaves the most secrets: what a host who has not fixed a secret would answer.
   *
   * @throws TypeError for an invalid turn or guess
   * @throws RangeError if no secret fits the turns
   */
  adversary(turns: readonly AnsweredGuess<Guess, Answer>[], guess: Guess): AdversaryMove<Answer> {
    return adversaryMove(this.#game, this.position(turns).numbers, this.#game.guesses.numberOf(guess));
  }

  /**
   * Rates each turn of a game, in bits of information, against the best guess in its position.
   *
   * @throws TypeError for an invalid turn, and for a secret that does not belong to this game
   */
  review(
    turns: readonly AnsweredGuess<Guess, Answer>[],
    secret?: Secret,
  ): readonly ReviewedGuess<Guess, Answer>[] {
    return reviewTurns(this.#game, turns, secret);
  }

  /**
   * Makes a puzzle: turns that exactly one secret fits, none of them redundant.
   *
   * @throws RangeError if no turns distinguish any secret from all others
   */
  puzzle(options: PuzzleOptions): Puzzle<Secret, Guess, Answer> {
    return makePuzzle(this.#game, options);
  }

  /** Reports faults and weaknesses of the game. */
  audit(): Audit<Secret, Guess> {
    return auditGame(this.#game);
  }
}

/**
 * Makes a game from its definition.
 *
 * @throws TypeError for an invalid definition: an empty list, two items with the same label, or an `answer` that is not
 * pure or returns anything but a string or a finite number. For an invalid answer the message names the guess and
 * secret.
 *
 * @example
 * const numbers = Array.from({ length: 100 }, (_, i) => i + 1);
 * const game = defineDeduction({
 *   name: 'higher or lower',
 *   secrets: numbers,
 *   answer: (guess, secret) => (guess === secret ? 'found' : guess < secret ? 'higher' : 'lower'),
 *   solved: 'found',
 * });
 * game.position([[50, 'higher']]).best()?.guess; // 75
 */
export function defineDeduction<Secret, Answer extends AnswerValue, Guess = Secret>(
  definition: Definition<Secret, Guess, Answer>,
): DefinedDeduction<Secret, Guess, Answer> {
  return new DefinedDeduction(definition);
}
