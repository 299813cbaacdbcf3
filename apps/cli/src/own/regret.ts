import { defineDeduction } from 'inkling';
import type { OwnGame } from './game-file.ts';
import type { OwnTurn } from './position.ts';

/** Turns lost on average by a guess, against the best: exact where `least` is `most`, else between them. */
export interface Regret {
  readonly least: number;
  readonly most: number;
}

interface Cost {
  readonly lower: number;
  readonly upper: number;
}

/** What guesses cost beyond the best ones; positions that come again are searched once. */
export class RegretJudge {
  readonly #game: OwnGame;
  readonly #searchedMax: number;
  readonly #costs = new Map<string, Cost>();

  constructor(game: OwnGame) {
    this.#game = game;
    this.#searchedMax = Math.min(SEARCHED_MAX, Math.floor(ANSWERS_MAX / game.guesses.length));
  }

  /** `undefined` where nothing fits, or too much is left to search. */
  ofGuess(turns: readonly OwnTurn[], guess: unknown): Regret | undefined {
    const left = [...this.#game.position(turns).candidates()];
    if (left.length === 0 || left.length > this.#searchedMax) return undefined;
    const best = this.#costOf(left);
    const own = this.#costAfter(left, guess);
    if (own === undefined) return undefined;
    const least = Math.max(0, own.lower - best.upper) / left.length;
    return { least, most: Math.max(least, (own.upper - best.lower) / left.length) };
  }

  /** Guesses in all that this guess, and the best ones after it, take for every secret; never ends where it tells nothing. */
  #costAfter(left: readonly unknown[], guess: unknown): Cost | undefined {
    const { solved } = this.#game.definition;
    const cells = grouped(left, (secret) => this.#game.answer(guess, secret));
    const cost = { lower: left.length, upper: left.length };
    for (const [answer, cell] of cells) {
      if (answer === solved) continue;
      const inner = this.#costOf(cell);
      cost.lower += inner.lower;
      cost.upper += inner.upper;
    }
    return cost;
  }

  #costOf(left: readonly unknown[]): Cost {
    const named = this.#game.definition.solved === 'identified' ? 0 : 1;
    if (left.length === 1) return { lower: named, upper: named };
    const key = left.map((secret) => this.#game.labelOf(secret)).join('\n');
    const known = this.#costs.get(key) ?? this.#search(left);
    this.#costs.set(key, known);
    return known;
  }

  #search(left: readonly unknown[]): Cost {
    const { definition, guesses, name } = this.#game;
    const label = (item: unknown) => this.#game.labelOf(item);
    const { answer, solved } = definition;
    const rest = defineDeduction({ name, secrets: left, guesses, answer, solved, label });
    const steps = rest.optimumSteps({ nodes: NODES_MAX });
    for (;;) {
      const step = steps.next();
      if (step.done) return { lower: step.value.lower, upper: step.value.total };
    }
  }
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** More secrets than this, and more answers to all guesses, are not searched, and no search goes on for longer. */
const SEARCHED_MAX = 120;
const ANSWERS_MAX = 2 ** 19;
const NODES_MAX = 20_000;
