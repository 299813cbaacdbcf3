import type { OwnGame } from './game-file.ts';
import type { OwnPosition, OwnTurn } from './position.ts';

/**
 * Turns that a guess loses on average compared with the best one: between `least` and `most`, and exact if these
 * are equal.
 */
export interface Regret {
  readonly least: number;
  readonly most: number;
}

interface Cost {
  readonly lower: number;
  readonly upper: number;
}

/** Computes what guesses cost compared with the best ones. Each position is searched only once. */
export class RegretJudge {
  readonly #game: OwnGame;
  readonly #costs = new Map<string, Cost>();
  readonly #regrets = new Map<string, Regret>();

  constructor(game: OwnGame) {
    this.#game = game;
  }

  /** Returns `undefined` if nothing fits, or too much is left to search. */
  ofGuess(turns: readonly OwnTurn[], guess: unknown): Regret | undefined {
    const position = this.#game.position(turns);
    const count = Number(position.count);
    if (count === 0 || count > SEARCHED_MAX) return undefined;
    const key = `${this.#game.labelOf(guess)}\n${position.numbers.join()}`;
    const known = this.#regrets.get(key);
    if (known) return known;
    const costs = this.#bestAndOwn(position, guess);
    if (!costs) return undefined;
    const { best, own } = costs;
    const least = Math.max(0, own.lower - best.upper) / count;
    const regret = { least, most: Math.max(least, (own.upper - best.lower) / count) };
    this.#regrets.set(key, regret);
    return regret;
  }

  /** Returns `undefined` for games that are too large to search, or that no strategy finishes. */
  #bestAndOwn(
    position: OwnPosition,
    guess: unknown,
  ): { readonly best: Cost; readonly own: Cost } | undefined {
    try {
      return { best: this.#costOf(position), own: this.#costAfter(position, guess) };
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }

  /** Returns the total number of guesses, over all secrets, that this guess and the best ones after it take. */
  #costAfter(position: OwnPosition, guess: unknown): Cost {
    const { solved } = this.#game.definition;
    const cost = { lower: Number(position.count), upper: Number(position.count) };
    for (const { answer } of position.split(guess)) {
      if (answer === solved) continue;
      const inner = this.#costOf(this.#game.position([...position.turns, [guess, answer]]));
      cost.lower += inner.lower;
      cost.upper += inner.upper;
    }
    return cost;
  }

  #costOf(position: OwnPosition): Cost {
    const key = position.numbers.join();
    const known = this.#costs.get(key) ?? position.cost({ nodes: NODES_MAX });
    this.#costs.set(key, known);
    return known;
  }
}

/** The limits of a search: the number of secrets, and the nodes that it may search. */
const SEARCHED_MAX = 120;
const NODES_MAX = 20_000;
