import { needKnownFields } from '@inkling/core/known-fields';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { shown } from './labels.ts';

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

/** By which measure guesses are ranked, and how many are given. */
export interface RankOptions {
  /** `bits` when absent. */
  readonly by?: RankMeasure;
  /** How many; 10 when absent. */
  readonly top?: number;
}

/** A guess with what it would leave: counts are of secrets, `bits` of information. */
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
  options: RankOptions,
): readonly RankedGuess<Guess>[] {
  needKnownFields(options, 'options', ['by', 'top']);
  const { by = 'bits', top = 10 } = options;
  if (!Object.hasOwn(BETTER, by))
    throw new TypeError(`by must be one of ${Object.keys(BETTER).join(', ')}, not ${shown(by)}`);
  if (!Number.isInteger(top) || top < 1)
    throw new TypeError(`top must be a whole number of at least 1, not ${shown(top)}`);
  if (left.length === 0) return [];
  const better = BETTER[by];
  const figures = new FigureReader(game, left);
  const best: RankedGuess<Guess>[] = [];
  for (let number = 0; number < game.guesses.items.length; number++) {
    const secret = game.secretOf(number);
    const possible = secret >= 0 && isAmong(left, secret);
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

/** Does an ascending list have this number? */
function isAmong(list: Uint32Array, number: number): boolean {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((list[middle] as number) < number) from = middle + 1;
    else to = middle;
  }
  return list[from] === number;
}

/** Less is no difference: sums in another order differ in their last digits. */
export const BITS_APART = 1e-9;

type Figures = Pick<RankedGuess<unknown>, 'worst' | 'expected' | 'bits' | 'parts'>;

/** Negative: the first is better. */
const BETTER: Readonly<Record<RankMeasure, (a: Figures, b: Figures) => number>> = {
  worst: (a, b) => a.worst - b.worst || a.expected - b.expected,
  expected: (a, b) => a.expected - b.expected || a.worst - b.worst,
  bits: (a, b) => (Math.abs(a.bits - b.bits) < BITS_APART ? 0 : b.bits - a.bits),
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
    const { table } = this.#game;
    const [classes, left] = [this.#classes, this.#left];
    // A row that is kept is counted as it is; for others only the secrets that are left are asked about.
    const row = table.knownRow(guess, left.length);
    if (!row) table.classesOf(guess, left, classes);
    const classCount = table.answers.length;
    while (this.#sums.length < classCount) this.#sums = new Float64Array(2 * this.#sums.length);
    this.#count(row ?? classes, row !== undefined);
    const figures = { worst: 0, squares: 0, bits: 0, parts: 0 };
    // Whichever is smaller: the number of classes, or the number of secrets left.
    if (classCount < classes.length) for (let cls = 0; cls < classCount; cls++) this.#take(cls, figures);
    else
      for (let i = 0; i < left.length; i++)
        this.#take((row ? row[left[i] as number] : classes[i]) as number, figures);
    const { worst, squares, bits, parts } = figures;
    return { worst, expected: squares / this.#total, bits, parts };
  }

  /** The classes are in the order of all secrets, or of those that are left. */
  #count(classes: Uint16Array, areOfAll: boolean): void {
    const [sums, left, weights] = [this.#sums, this.#left, this.#game.weights];
    const areAllLeft = left.length === this.#game.secrets.items.length;
    if (!weights && (areAllLeft || !areOfAll))
      for (let i = 0; i < left.length; i++)
        sums[classes[i] as number] = (sums[classes[i] as number] as number) + 1;
    else
      for (let i = 0; i < left.length; i++) {
        const secret = left[i] as number;
        const cls = classes[areOfAll ? secret : i] as number;
        sums[cls] = (sums[cls] as number) + (weights ? (weights[secret] as number) : 1);
      }
  }

  /** Counts a class once, and forgets it. */
  #take(cls: number, figures: { worst: number; squares: number; bits: number; parts: number }): void {
    const sum = this.#sums[cls] as number;
    if (sum === 0) return;
    this.#sums[cls] = 0;
    figures.parts++;
    figures.bits += (sum / this.#total) * Math.log2(this.#total / sum);
    figures.worst = Math.max(figures.worst, sum);
    figures.squares += sum * sum;
  }
}
