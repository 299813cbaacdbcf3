import { needKnownFields } from '@inkling/core/known-fields';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { minimalHittingSets, minimalMarks } from '../explain/hitting-sets.ts';
import type { AnsweredGuess, AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { shown } from './labels.ts';
import { costFrom, type PositionCost } from './position-cost.ts';
import { type RankedGuess, type RankOptions, rankGuesses, type Split, splitBy } from './ranking.ts';
import { readTurns } from './turns.ts';

/** A way to resolve a contradiction: other answers to some turns, with which at least one secret fits. */
export interface Repair<Secret, Answer> {
  /** The changed turns by zero-based index, ascending, each with the answer that it would have had. */
  readonly changes: readonly { readonly turn: number; readonly answer: Answer }[];
  /** The secrets that fit after the changes. */
  readonly secrets: readonly Secret[];
}

/** Why the secrets with a certain feature value are ruled out, or that they are not. */
export interface FeatureReason {
  /** The number of secrets in the whole game with this value, and of those among them that still fit. */
  readonly secrets: number;
  readonly left: number;
  /** Whether every secret left has this value. */
  readonly certain: boolean;
  /** The minimal sets of turns (zero-based) that rule the value out, at most `max`; empty while it is possible. */
  readonly ruledOutBy: readonly (readonly number[])[];
}

/** Limits how many sets of turns are returned. */
export interface SetsOptions {
  /** Default: 1,000. */
  readonly max?: number;
}

/** What is known after some turns. All indices are zero-based, and all figures are exact. */
export class DefinedPosition<Secret, Guess, Answer extends AnswerValue> {
  readonly turns: readonly AnsweredGuess<Guess, Answer>[];
  /** Indices of the secrets that fit, ascending. */
  readonly numbers: Uint32Array;
  readonly #game: GameTable<Secret, Guess, Answer>;
  readonly #turns: readonly { readonly guess: number; readonly cls: number }[];

  constructor(game: GameTable<Secret, Guess, Answer>, turns: readonly AnsweredGuess<Guess, Answer>[]) {
    this.#game = game;
    this.turns = turns;
    this.#turns = readTurns(game, turns);
    const left = new Uint32Array(game.secrets.items.length);
    for (let secret = 0; secret < left.length; secret++) left[secret] = secret;
    let count = left.length;
    for (const { guess, cls } of this.#turns) {
      const row = game.table.row(guess);
      let fitting = 0;
      for (let i = 0; i < count; i++) {
        const secret = left[i] as number;
        if (row[secret] === cls) left[fitting++] = secret;
      }
      count = fitting;
    }
    this.numbers = left.slice(0, count);
  }

  /** The number of secrets that fit all turns. */
  get count(): bigint {
    return BigInt(this.numbers.length);
  }

  /** Yields the secrets that fit every turn, in the order of the game's list. */
  *candidates(): Generator<Secret> {
    for (const secret of this.numbers) yield this.#game.secrets.items[secret] as Secret;
  }

  /** Returns the candidate with index `k` (zero-based); undefined if there are not that many. */
  at(k: bigint | number): Secret | undefined {
    const secret = this.numbers[Number(k)];
    return secret === undefined ? undefined : this.#game.secrets.items[secret];
  }

  /**
   * Draws a random candidate, by weight if there are weights. The same random seed draws the same candidate. Returns
   * undefined if nothing fits. @throws TypeError for a seed that is not a string
   */
  sample(seed: string): Secret | undefined {
    if (typeof seed !== 'string') throw new TypeError(`seed must be a string, not ${shown(seed)}`);
    const { weights, secrets } = this.#game;
    const total = this.numbers.reduce((sum, secret) => sum + (weights?.[secret] ?? 1), 0);
    if (total === 0) return undefined;
    let rest = new RandomStream(seedRandom(seed)).below(total);
    for (const secret of this.numbers) {
      rest -= weights?.[secret] ?? 1;
      if (rest < 0) return secrets.items[secret];
    }
    return undefined;
  }

  /** Returns whether this secret fits all turns. */
  contains(secret: Secret): boolean {
    const number = this.#game.secrets.find(secret);
    return number !== undefined && this.numbers.includes(number);
  }

  /**
   * Bounds what the best strategy costs from here on: the sum of guesses over the secrets left, each counted once.
   * Searches at most `nodes` sets of secrets (default 20,000); if that is enough, `lower` equals `upper`.
   *
   * @throws StrategyError if no strategy finds every secret, and for games that `optimum` rejects, too
   * @throws TypeError unless `nodes` is a number from 1
   */
  cost(options: { readonly nodes?: number } = {}): PositionCost {
    needKnownFields(options, 'options', ['nodes']);
    const { nodes = NODES_USUAL } = options;
    if (typeof nodes !== 'number' || !(nodes >= 1))
      throw new TypeError(`nodes must be a number of at least 1, not ${shown(nodes)}`);
    return costFrom(this.#game, this.numbers, nodes);
  }

  /** Whether any secret fits. */
  get isConsistent(): boolean {
    return this.numbers.length > 0;
  }

  /** Counts how many of the secrets that fit have each value of each feature. */
  shares(): ReadonlyMap<string, ReadonlyMap<AnswerValue, number>> {
    return this.#game.shares.among(this.numbers);
  }

  /**
   * Returns the minimal sets of turns (by zero-based index) whose answers cannot all be true, smallest first; none
   * while a secret fits. Returns at most `max` sets (default 1,000). To see whether there are more, ask for one more.
   *
   * @throws TypeError unless `max` is a whole number from 1
   */
  conflicts(options: SetsOptions = {}): readonly (readonly number[])[] {
    const max = readMax(options);
    return this.isConsistent ? [] : minimalHittingSets(this.#marks(), max);
  }

  /** Returns the ways to make some secret fit with the fewest changed answers; those with the most secrets first. */
  repairs(): readonly Repair<Secret, Answer>[] {
    if (this.isConsistent) return [];
    const { secrets, table } = this.#game;
    const marks = [...this.#marks()];
    const least = Math.min(...minimalMarks(marks).map((mark) => turnsOf(mark).length));
    const repairs = new Map<string, { changes: Repair<Secret, Answer>['changes']; secrets: Secret[] }>();
    for (const [secret, mark] of marks.entries()) {
      const turns = turnsOf(mark);
      if (turns.length !== least) continue;
      const changes = turns.map((turn) => ({
        turn,
        answer: table.answers[table.classOf(this.#turns[turn]?.guess ?? 0, secret)] as Answer,
      }));
      const key = JSON.stringify(changes);
      const repair = repairs.get(key) ?? { changes, secrets: [] };
      repair.secrets.push(secrets.items[secret] as Secret);
      repairs.set(key, repair);
    }
    return [...repairs.values()].toSorted((a, b) => b.secrets.length - a.secrets.length);
  }

  /**
   * Explains why the secret cannot have this value of a feature, or reports that it still can. `max` limits the sets
   * as in `conflicts`.
   *
   * @throws TypeError for a feature or a value that no secret of this game has, and unless `max` is a whole number from 1
   */
  why(feature: string, value: AnswerValue, options: SetsOptions = {}): FeatureReason {
    const max = readMax(options);
    const marks: bigint[] = [];
    for (let secret = 0; secret < this.#game.secrets.items.length; secret++)
      if (this.#game.featuresOf(secret)[feature] === value) marks.push(this.#markOf(secret));
    if (marks.length === 0) this.#refuseFeature(feature, value);
    const left = marks.filter((mark) => mark === 0n).length;
    return {
      secrets: marks.length,
      left,
      certain: left > 0 && left === this.numbers.length,
      ruledOutBy: left > 0 ? [] : minimalHittingSets(marks, max),
    };
  }

  /**
   * Returns what each answer to a guess would leave, the most likely answer first.
   *
   * @throws TypeError for a guess that does not belong to this game
   */
  split(guess: Guess): readonly Split<Secret, Answer>[] {
    return splitBy(this.#game, this.numbers, this.#game.guesses.numberOf(guess));
  }

  /**
   * Returns the best next guesses by a measure, best first. `worst` and `expected` count secrets left, `bits` is
   * information, and `parts` counts different answers.
   *
   * @throws TypeError for an invalid measure or number of guesses
   */
  rank(options: RankOptions = {}): readonly RankedGuess<Guess>[] {
    return rankGuesses(this.#game, this.numbers, options);
  }

  /**
   * Returns the best next guess; undefined if nothing fits.
   *
   * @throws TypeError for an invalid measure
   */
  best(options: Pick<RankOptions, 'by'> = {}): RankedGuess<Guess> | undefined {
    needKnownFields(options, 'options', ['by']);
    return this.rank({ ...options, top: 1 })[0];
  }

  /** Throws an error that says why no secret has this feature or this value. */
  #refuseFeature(feature: string, value: AnswerValue): never {
    const known = this.#game.secrets.items.flatMap((_, secret) => Object.keys(this.#game.featuresOf(secret)));
    if (known.includes(feature))
      throw new TypeError(`value must be one that ${shown(feature)} has, not ${shown(value)}`);
    const names = [...new Set(known)];
    const some = names.slice(0, NAMES_SHOWN).map(shown).join(', ');
    throw new TypeError(
      names.length === 0
        ? `feature must not be ${shown(feature)}: the secrets of this game have no features`
        : `feature must be one of ${some}${names.length > NAMES_SHOWN ? ' …' : ''}, not ${shown(feature)}`,
    );
  }

  /** Returns, for each secret, a bit set of the turns that it does not fit. */
  #marks(): readonly bigint[] {
    return this.#game.secrets.items.map((_, secret) => this.#markOf(secret));
  }

  #markOf(secret: number): bigint {
    let mark = 0n;
    for (const [turn, { guess, cls }] of this.#turns.entries())
      if (this.#game.table.classOf(guess, secret) !== cls) mark |= 1n << BigInt(turn);
    return mark;
  }
}

const NAMES_SHOWN = 8;

function readMax(options: SetsOptions): number {
  needKnownFields(options, 'options', ['max']);
  const { max = SETS_MAX } = options;
  if (!Number.isInteger(max) || max < 1)
    throw new TypeError(`max must be a whole number of at least 1, not ${shown(max)}`);
  return max;
}

/** The default limit: more sets than anybody would read. */
const SETS_MAX = 1000;

function turnsOf(mark: bigint): readonly number[] {
  const turns: number[] = [];
  for (let turn = 0, rest = mark; rest > 0n; turn++, rest >>= 1n) if (rest & 1n) turns.push(turn);
  return turns;
}
const NODES_USUAL = 20_000;
