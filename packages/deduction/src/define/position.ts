import { needKnownFields } from '@inkling/core/known-fields';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { minimalHittingSets, minimalMarks } from '../explain/hitting-sets.ts';
import type { AnsweredGuess, AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { shown } from './labels.ts';
import { costFrom, type PositionCost } from './position-cost.ts';
import { type RankedGuess, type RankOptions, rankGuesses, type Split, splitBy } from './ranking.ts';
import { readTurns } from './turns.ts';

/** Answers that would make everything fit: some turns answered otherwise. */
export interface Repair<Secret, Answer> {
  /** Turns from 0, ascending, each with the answer that it would have had. */
  readonly changes: readonly { readonly turn: number; readonly answer: Answer }[];
  /** The secrets that then fit. */
  readonly secrets: readonly Secret[];
}

/** Why secrets with a feature are ruled out, or are not. */
export interface FeatureReason {
  /** Secrets of the whole game with this value, and those of them that still fit. */
  readonly secrets: number;
  readonly left: number;
  /** Is it certain? Every secret left has this value. */
  readonly certain: boolean;
  /** All smallest sets of turns (from 0) that together rule the value out; empty while some secret with it is left, and at most `max`. */
  readonly ruledOutBy: readonly (readonly number[])[];
}

/** How many sets of turns are given at most. */
export interface SetsOptions {
  /** 1,000 when absent. */
  readonly max?: number;
}

/** What is known after some turns. Everything is counted from 0 and exact. */
export class DefinedPosition<Secret, Guess, Answer extends AnswerValue> {
  readonly turns: readonly AnsweredGuess<Guess, Answer>[];
  /** Numbers of the secrets that fit, ascending. */
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

  /** How many secrets fit all turns. */
  get count(): bigint {
    return BigInt(this.numbers.length);
  }

  /** The secrets that fit every turn, in the order of the game's list. */
  *candidates(): Generator<Secret> {
    for (const secret of this.numbers) yield this.#game.secrets.items[secret] as Secret;
  }

  /** The k-th of them; `undefined` where there are not so many. */
  at(k: bigint | number): Secret | undefined {
    const secret = this.numbers[Number(k)];
    return secret === undefined ? undefined : this.#game.secrets.items[secret];
  }

  /**
   * One of them at random, by weight where there are weights; the same seed draws the same. @throws TypeError for a
   * seed that is not a text
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

  /** Does this secret fit all turns? */
  contains(secret: Secret): boolean {
    const number = this.#game.secrets.find(secret);
    return number !== undefined && this.numbers.includes(number);
  }

  /**
   * What the best strategy costs from here on: guesses in all, over the secrets that are left, each counted once. At most
   * `nodes` sets of secrets are searched (20,000 when absent); `lower` is `upper` where that was enough.
   *
   * @throws RangeError where no strategy ends, and for the games of which `optimum` is not searched either
   * @throws TypeError unless `nodes` is a number from 1
   */
  cost(options: { readonly nodes?: number } = {}): PositionCost {
    needKnownFields(options, 'options', ['nodes']);
    const { nodes = NODES_USUAL } = options;
    if (typeof nodes !== 'number' || !(nodes >= 1))
      throw new TypeError(`nodes must be a number of at least 1, not ${shown(nodes)}`);
    return costFrom(this.#game, this.numbers, nodes);
  }

  /** Does any secret fit? */
  get isConsistent(): boolean {
    return this.numbers.length > 0;
  }

  /** How many of the secrets that fit have each value of each feature. */
  shares(): ReadonlyMap<string, ReadonlyMap<AnswerValue, number>> {
    return this.#game.shares.among(this.numbers);
  }

  /**
   * All smallest sets of turns (from 0) whose answers cannot all be true, those of the fewest turns first; none while some
   * secret fits. At most `max` of them, 1,000 when absent: whoever gets as many may ask for one more, to see whether there are.
   *
   * @throws TypeError unless `max` is a whole number from 1
   */
  conflicts(options: SetsOptions = {}): readonly (readonly number[])[] {
    const max = readMax(options);
    return this.isConsistent ? [] : minimalHittingSets(this.#marks(), max);
  }

  /** The ways to make everything fit with the fewest changed answers, those that leave the most secrets first. */
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
   * Why the secret cannot have this value of a feature, or that it still can. `max` limits the sets as it does in `conflicts`.
   *
   * @throws TypeError for a feature that no secret of this game has, a value that none has, and unless `max` is a whole number
   * from 1
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
   * What each answer to a guess would leave, the most likely first.
   *
   * @throws TypeError for a guess that does not belong to this game
   */
  split(guess: Guess): readonly Split<Secret, Answer>[] {
    return splitBy(this.#game, this.numbers, this.#game.guesses.numberOf(guess));
  }

  /**
   * The best next guesses by a measure, best first: `worst` and `expected` in secrets left, `bits` of information, `parts`
   * in answers.
   *
   * @throws TypeError for an invalid measure or number of guesses
   */
  rank(options: RankOptions = {}): readonly RankedGuess<Guess>[] {
    return rankGuesses(this.#game, this.numbers, options);
  }

  /** The first of them; `undefined` when nothing fits. */
  best(options: Pick<RankOptions, 'by'> = {}): RankedGuess<Guess> | undefined {
    return this.rank({ ...options, top: 1 })[0];
  }

  /** Says what is wrong with a feature and a value that no secret has. */
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

  /** By secret: the turns that it does not agree with, as bits. */
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

/** More sets than anybody would read. */
const SETS_MAX = 1000;

function turnsOf(mark: bigint): readonly number[] {
  const turns: number[] = [];
  for (let turn = 0, rest = mark; rest > 0n; turn++, rest >>= 1n) if (rest & 1n) turns.push(turn);
  return turns;
}
const NODES_USUAL = 20_000;
