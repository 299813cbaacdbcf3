import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';

/** What one answer would leave. */
export interface Split<Secret, Answer> {
  readonly answer: Answer;
  readonly count: number;
  /** By weight where there are weights. */
  readonly probability: number;
  readonly secrets: readonly Secret[];
}

/** `worst`: the fewest left at worst. `expected`: the fewest left on average. `bits`: the most information. `parts`: the most answers. */
export type RankMeasure = 'worst' | 'expected' | 'bits' | 'parts';

export interface RankOptions {
  /** `bits` when absent. */
  readonly by?: RankMeasure;
  /** How many; 10 when absent. */
  readonly top?: number;
}

export interface RankedGuess<Guess> {
  readonly guess: Guess;
  /** Could it be the secret itself? */
  readonly possible: boolean;
  /** Secrets left at most, and on average; by weight where there are weights. */
  readonly worst: number;
  readonly expected: number;
  /** Information in the answer. */
  readonly bits: number;
  /** Different answers. */
  readonly parts: number;
}

/** The secrets by their answer to a guess, the most likely answer first. */
export function splitBy<Secret, Guess, Answer extends AnswerValue>(
  { table, secrets, weights }: GameTable<Secret, Guess, Answer>,
  left: Uint32Array,
  guess: number,
): readonly Split<Secret, Answer>[] {
  const cells = new Map<number, number[]>();
  for (const secret of left) {
    const cls = table.classOf(guess, secret);
    const cell = cells.get(cls);
    if (cell) cell.push(secret);
    else cells.set(cls, [secret]);
  }
  const weigh = (cell: Iterable<number>) => {
    let sum = 0;
    for (const secret of cell) sum += weights?.[secret] ?? 1;
    return sum;
  };
  const total = weigh(left);
  return [...cells]
    .map(([cls, cell]) => ({
      answer: table.answers[cls] as Answer,
      count: cell.length,
      probability: weigh(cell) / total,
      secrets: cell.map((secret) => secrets.items[secret] as Secret),
    }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** Equal guesses: one that may be the secret first, then in the order of the list. */
export function rankGuesses<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  left: Uint32Array,
  { by = 'bits', top = 10 }: RankOptions,
): readonly RankedGuess<Guess>[] {
  if (!Object.hasOwn(BETTER, by))
    throw new TypeError(`by must be one of ${Object.keys(BETTER).join(', ')}, not ${String(by)}`);
  if (!Number.isInteger(top) || top < 1)
    throw new TypeError(`top must be a whole number from 1, not ${String(top)}`);
  if (left.length === 0) return [];
  const better = BETTER[by];
  const isLeft = new Uint8Array(game.secrets.items.length);
  for (const secret of left) isLeft[secret] = 1;
  const figures = new FigureReader(game, left);
  const best: RankedGuess<Guess>[] = [];
  for (let number = 0; number < game.guesses.items.length; number++) {
    const secret = game.secretOf(number);
    const possible = secret >= 0 && isLeft[secret] === 1;
    const ranked = {
      guess: game.guesses.items[number] as Guess,
      possible,
      ...figures.of(number),
    };
    const isBefore = (other: RankedGuess<Guess>) => {
      const difference = better(ranked, other);
      return difference < 0 || (difference === 0 && possible && !other.possible);
    };
    let at = best.length;
    while (at > 0 && isBefore(best[at - 1] as RankedGuess<Guess>)) at--;
    if (at >= top) continue;
    best.splice(at, 0, ranked);
    if (best.length > top) best.pop();
  }
  return best;
}

type Figures = Pick<RankedGuess<unknown>, 'worst' | 'expected' | 'bits' | 'parts'>;

/** Negative: the first is better. */
const BETTER: Readonly<Record<RankMeasure, (a: Figures, b: Figures) => number>> = {
  worst: (a, b) => a.worst - b.worst || a.expected - b.expected,
  expected: (a, b) => a.expected - b.expected || a.worst - b.worst,
  // Sums in another order differ in their last digits.
  bits: (a, b) => (Math.abs(a.bits - b.bits) < 1e-9 ? 0 : b.bits - a.bits),
  parts: (a, b) => b.parts - a.parts || a.expected - b.expected,
};

/** Counts the cells of one guess after another in the same memory. */
class FigureReader<Secret, Guess, Answer extends AnswerValue> {
  readonly #game: GameTable<Secret, Guess, Answer>;
  readonly #left: Uint32Array;
  readonly #classes: Uint16Array;
  readonly #total: number;
  #sums = new Float64Array(64);

  constructor(game: GameTable<Secret, Guess, Answer>, left: Uint32Array) {
    this.#game = game;
    this.#left = left;
    this.#classes = new Uint16Array(left.length);
    this.#total = left.reduce((sum, secret) => sum + (game.weights?.[secret] ?? 1), 0);
  }

  of(guess: number): Figures {
    const { table, weights } = this.#game;
    const classes = this.#classes;
    table.classesOf(guess, this.#left, classes);
    while (this.#sums.length < table.answers.length) this.#sums = new Float64Array(2 * this.#sums.length);
    const sums = this.#sums;
    for (let i = 0; i < classes.length; i++)
      sums[classes[i] as number] =
        (sums[classes[i] as number] as number) + (weights?.[this.#left[i] as number] ?? 1);
    let [worst, squares, bits, parts] = [0, 0, 0, 0];
    for (let i = 0; i < classes.length; i++) {
      const cls = classes[i] as number;
      const sum = sums[cls] as number;
      if (sum === 0) continue;
      sums[cls] = 0;
      parts++;
      bits += (sum / this.#total) * Math.log2(this.#total / sum);
      worst = Math.max(worst, sum);
      squares += sum * sum;
    }
    return { worst, expected: squares / this.#total, bits, parts };
  }
}
