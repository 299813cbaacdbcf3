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

/** A search that may be watched and stopped. */
export interface WatchedOptions extends OptimumOptions {
  /** An `AbortSignal`: the search then ends within 50 ms or so with the best so far. */
  readonly signal?: StopSignal;
  /** Called at least every 200 ms. */
  readonly onProgress?: (progress: OptimumProgress) => void;
}

/**
 * A game that somebody defined, and all that can be asked about it. Turns, guesses and answers are the caller's own
 * values; whatever is counted is counted from 0.
 */
export class DefinedDeduction<Secret, Guess, Answer extends AnswerValue> {
  /** As it was given, with copies of its lists. */
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

  /** All secrets, in their order. */
  get secrets(): readonly Secret[] {
    return this.#game.secrets.frozen;
  }

  /** All guesses, in their order. */
  get guesses(): readonly Guess[] {
    return this.#game.guesses.frozen;
  }

  /**
   * How a secret or guess is written.
   *
   * @throws TypeError for what is neither a secret nor a guess of this game
   */
  labelOf(item: Secret | Guess): string {
    const { secrets, guesses } = this.#game;
    const secret = secrets.find(item as Secret);
    if (secret !== undefined) return secrets.labels[secret];
    return guesses.labels[guesses.numberOf(item as Guess)];
  }

  /** The guess with this label; what `parse` of the definition makes of it, if it has one. */
  parseGuess(text: string): Guess | undefined {
    const number = this.#game.guesses.parse(text);
    if (number !== undefined) return this.guesses[number];
    const parsed = this.definition.parse?.(text) as Guess | undefined;
    return parsed !== undefined && this.#game.guesses.find(parsed) !== undefined ? parsed : undefined;
  }

  /** The same for secrets. */
  parseSecret(text: string): Secret | undefined {
    const number = this.#game.secrets.parse(text);
    if (number !== undefined) return this.secrets[number];
    const parsed = this.definition.parse?.(text) as Secret | undefined;
    return parsed !== undefined && this.#game.secrets.find(parsed) !== undefined ? parsed : undefined;
  }

  /** Every answer that some guess gets from some secret. */
  answers(): readonly Answer[] {
    for (let guess = 0; guess < this.guesses.length; guess++) this.#game.table.row(guess);
    return [...this.#game.table.answers];
  }

  /**
   * The answer of the game to this guess and this secret, checked.
   *
   * @throws TypeError for a guess or a secret that does not belong to this game
   */
  answer(guess: Guess, secret: Secret): Answer {
    const { guesses, secrets, table } = this.#game;
    return table.answers[table.classOf(guesses.numberOf(guess), secrets.numberOf(secret))] as Answer;
  }

  /**
   * What is known after some turns.
   *
   * @throws TypeError that names the turn, from 0, where one is illegal
   *
   * @example
   * const position = game.position([[50, 'higher'], [75, 'lower']]);
   * position.count; // 24n
   */
  position(turns: readonly AnsweredGuess<Guess, Answer>[] = []): DefinedPosition<Secret, Guess, Answer> {
    return new DefinedPosition(this.#game, turns);
  }

  /**
   * The best strategy; the event loop runs on while it is searched. Costs are in guesses: `total` over all secrets,
   * `average` for each, `worst` for the last to be found; `lower` bounds `total`, or the weighted sum where there are weights.
   *
   * @throws TypeError for invalid options, and for a symmetry that cannot be right
   * @throws RangeError where no strategy ends or keeps to `guessesMax`, with the secrets; where one guess finds several secrets or
   * several guesses find one, with these; and where the game is too large: 65,536 secrets, 4,194,304 guesses and 268,435,456
   * answers (guesses times secrets) are the most. If the game ends when one secret is left, each secret counts as a guess more
   * @throws Error named `AbortError` where `signal` comes before all answers are asked, so that nothing is known yet
   *
   * @example
   * const best = await game.optimum({ signal: AbortSignal.timeout(10_000) });
   * if (best.proved) console.log(best.average, best.strategy.certificate());
   */
  optimum(options: WatchedOptions = {}): Promise<DefinedOptimum<Secret, Guess, Answer>> {
    return runInSteps((control) => searchOptimum(this.#game, options, control), options);
  }

  /**
   * The same in steps: whoever drops the generator stops the search.
   *
   * @throws RangeError and TypeError as `optimum`, at the first step or a later one
   */
  optimumSteps(
    options: OptimumOptions = {},
  ): Generator<OptimumProgress, DefinedOptimum<Secret, Guess, Answer>> {
    return searchOptimum(this.#game, options);
  }

  /**
   * What play by each measure costs over all secrets, in guesses.
   *
   * @throws RangeError where no strategy ends, with the secrets
   */
  compare(measures?: readonly RankMeasure[]): readonly ComparedMeasure[] {
    return compareMeasures(this.#game, measures);
  }

  /**
   * A whole game against a secret; by `bits` when no measure is given.
   *
   * @throws TypeError for a secret that does not belong to this game
   * @throws RangeError where no strategy finds this secret, with the reason
   */
  solve(secret: Secret, by: RankMeasure = 'bits'): readonly AnsweredGuess<Guess, Answer>[] {
    return solveSecret(this.#game, this.#game.secrets.numberOf(secret), by, this.#chosen);
  }

  /**
   * The answer that leaves the most secrets: what a host without a secret would say.
   *
   * @throws TypeError for an illegal turn or guess
   * @throws RangeError where no secret fits the turns
   */
  adversary(turns: readonly AnsweredGuess<Guess, Answer>[], guess: Guess): AdversaryMove<Answer> {
    return adversaryMove(this.#game, this.position(turns).numbers, this.#game.guesses.numberOf(guess));
  }

  /**
   * What each turn of a game was worth, in bits, beside the best guess there.
   *
   * @throws TypeError for an illegal turn, and a secret that does not belong to this game
   */
  review(
    turns: readonly AnsweredGuess<Guess, Answer>[],
    secret?: Secret,
  ): readonly ReviewedGuess<Guess, Answer>[] {
    return reviewTurns(this.#game, turns, secret);
  }

  /**
   * Turns that exactly one secret fits, none of them needless.
   *
   * @throws RangeError where no turns tell any secret from all others
   */
  puzzle(options: PuzzleOptions): Puzzle<Secret, Guess, Answer> {
    return makePuzzle(this.#game, options);
  }

  /** What is wrong or weak with the game. */
  audit(): Audit<Secret, Guess> {
    return auditGame(this.#game);
  }
}

/**
 * Takes a game as somebody writes it down.
 *
 * @throws TypeError where the definition is not legal: an empty list, two items with one label, an answer that is not
 * pure or neither a text nor a finite number. The message names the pair.
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
