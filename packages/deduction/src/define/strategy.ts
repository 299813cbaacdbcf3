import { makeDot, type StrategyJson, strategyToJson } from '../notation/graph.ts';
import type { Strategy } from '../optimum/strategy.ts';
import { makeStrategy, type StrategyCodec } from '../optimum/strategy-text.ts';
import type { AnsweredGuess, AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { readTurns } from './turns.ts';

/** The cost of a strategy over all secrets. */
export interface StrategyCost {
  /** The sum of guesses over all secrets. */
  readonly total: number;
  readonly average: number;
  readonly worst: number;
  /** The sum of guesses times weight over all secrets; only set if secrets have weights. */
  readonly weighted?: number;
  /** `histogram[i]` secrets are solved with exactly i + 1 guesses. */
  readonly histogram: readonly number[];
}

/** A position in a strategy: the turns that lead to it, and the guess to make. */
export interface StrategyStep<Guess, Answer> {
  readonly turns: readonly AnsweredGuess<Guess, Answer>[];
  readonly guess: Guess;
}

/** A strategy: the guess for every position that play can reach. */
export class DefinedStrategy<Secret, Guess, Answer extends AnswerValue> implements StrategyCost {
  readonly total: number;
  readonly average: number;
  readonly worst: number;
  readonly weighted?: number;
  readonly histogram: readonly number[];
  readonly #game: GameTable<Secret, Guess, Answer>;
  readonly #root: Strategy;
  readonly #levels: readonly number[];

  /** The root uses the indices of the search, in which a guess names each secret even if the game does not need it. */
  constructor(
    game: GameTable<Secret, Guess, Answer>,
    root: Strategy,
    levels: readonly number[],
    weighted?: number,
  ) {
    if (weighted !== undefined) this.weighted = weighted;
    this.#game = game;
    this.#root = root;
    this.#levels = levels;
    this.histogram = game.goal === 'found' ? levels : levels.slice(1);
    this.total = this.histogram.reduce((sum, count, i) => sum + count * (i + 1), 0);
    this.average = this.total / levels.reduce((a, b) => a + b, 0);
    this.worst = this.histogram.length;
  }

  /**
   * Returns the guess after these turns; undefined if the secret is known or found, or the turns leave the strategy.
   */
  next(turns: readonly AnsweredGuess<Guess, Answer>[]): Guess | undefined {
    let node: Strategy | undefined = this.#root;
    for (const { guess, cls } of readTurns(this.#game, turns)) {
      if (node?.guess !== guess) return undefined;
      node = node.branches.find((branch) => branch.cls === cls)?.next;
    }
    return node && this.#game.guesses.items[node.guess];
  }

  /** Yields every position of the strategy, each before those that follow it in play. */
  *walk(): Generator<StrategyStep<Guess, Answer>> {
    const { guesses, table } = this.#game;
    function* visit(
      node: Strategy,
      turns: readonly AnsweredGuess<Guess, Answer>[],
    ): Generator<StrategyStep<Guess, Answer>> {
      const guess = guesses.items[node.guess];
      if (guess === undefined) return;
      yield { turns, guess };
      for (const { cls, next } of node.branches)
        yield* visit(next, [...turns, [guess, table.answers[cls] as Answer]]);
    }
    yield* visit(this.#root, []);
  }

  /**
   * Returns the text that `verifyCertificate` checks: every guess after every answer, and the claimed cost. If the game
   * ends when one secret is left, the text names that secret at the end and counts this as a guess.
   */
  certificate(): string {
    const histogram = this.#levels;
    const total = histogram.reduce((sum, count, i) => sum + count * (i + 1), 0);
    const claim = { total, worst: histogram.length, histogram };
    return makeStrategy(
      {
        game: OWN_GAME,
        rules: rulesOf(this.#game),
        lists: [],
        claim,
        root: this.#root,
      },
      gameCodec(this.#game),
    );
  }

  /** Returns a Graphviz digraph: guesses are nodes, and answers label the edges. */
  toDot(): string {
    return makeDot(this.#root, plainCodec(this.#game));
  }

  /** Returns a nested `{"guess", "next": {answer: …}}` of labels. */
  toJson(): StrategyJson {
    return strategyToJson(this.#root, plainCodec(this.#game));
  }
}

/** The name of the game in certificates of all defined games. */
export const OWN_GAME = 'own';

/** Returns a string with a hash that identifies a game by its name and labels; its answers are checked anyway. */
export function rulesOf<Secret, Guess, Answer extends AnswerValue>({
  definition,
  goal,
  secrets,
  guesses,
}: GameTable<Secret, Guess, Answer>): string {
  let sum = 0x811c9dc5;
  for (const text of [definition.name, ...secrets.labels, ...guesses.labels])
    for (let i = 0; i <= text.length; i++) sum = Math.imul(sum ^ (text.charCodeAt(i) || 0), 0x01000193);
  return `${goal}-${secrets.items.length}-${guesses.items.length}-${(sum >>> 0).toString(36)}`;
}

/**
 * Returns the codec of a game's certificates. Guesses are written by label, and answers as JSON, which distinguishes
 * strings from numbers; spaces are escaped. `=label` names a secret.
 */
export function gameCodec<Secret, Guess, Answer extends AnswerValue>({
  guesses,
  secrets,
  table,
}: GameTable<Secret, Guess, Answer>): StrategyCodec {
  const guessTexts = new Map(guesses.labels.map((label, guess) => [escapeText(label), guess]));
  const secretTexts = new Map(secrets.labels.map((label, secret) => [`=${escapeText(label)}`, secret]));
  const count = guesses.items.length;
  const answerText = (answer: AnswerValue) => escapeText(JSON.stringify(answer));
  return {
    makeGuess: (guess) =>
      guess < count ? escapeText(guesses.labels[guess]) : `=${escapeText(secrets.labels[guess - count])}`,
    parseGuess: (text) => {
      const secret = text.startsWith('=') ? secretTexts.get(text) : undefined;
      return secret === undefined ? guessTexts.get(text) : count + secret;
    },
    makeClass: (cls) => answerText(table.answers[cls]),
    parseClass: (text) => {
      const cls = table.answers.findIndex((answer) => answerText(answer) === text);
      return cls < 0 ? undefined : cls;
    },
  };
}

/** Returns a codec for readable output: labels and answers as they are. */
function plainCodec<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
): StrategyCodec {
  const { guesses, secrets, table } = game;
  const count = guesses.items.length;
  return {
    ...gameCodec(game),
    makeGuess: (guess) => (guess < count ? guesses.labels[guess] : `= ${secrets.labels[guess - count]}`),
    makeClass: (cls) => String(table.answers[cls]),
  };
}

/** Escapes white space, control characters, `%` and `=`, which have a meaning in a certificate. */
function escapeText(text: string): string {
  return text.replace(/[\s%=\p{Cc}]/gu, (sign) => encodeURIComponent(sign));
}
