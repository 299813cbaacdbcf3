import { needKnownFields } from '@inkling/core/known-fields';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { shown } from './labels.ts';

/** The secrets that one answer would leave. */
export interface Split<Secret, Answer> {
  readonly answer: Answer;
  readonly count: number;
  /** Weighted, if there are weights. */
  readonly probability: number;
  readonly secrets: readonly Secret[];
}

/**
 * How guesses are ranked. `worst`: fewest secrets left in the worst case. `expected`: fewest left on average. `bits`:
 * most information. `parts`: most different answers.
 */
export type RankMeasure = 'worst' | 'expected' | 'bits' | 'parts';

/** By which measure guesses are ranked, and how many are returned. */
export interface RankOptions {
  /** Default: `bits`. */
  readonly by?: RankMeasure;
  /** The most guesses to return. Default: 10. */
  readonly top?: number;
}

/** A guess with its figures in a position. */
export interface RankedGuess<Guess> {
  readonly guess: Guess;
  /** Whether the guess could be the secret itself. */
  readonly possible: boolean;
  /** The number of secrets left in the worst case and on average; weighted, if there are weights. */
  readonly worst: number;
  readonly expected: number;
  /** The expected information of the answer, in bits. */
  readonly bits: number;
  /** The number of different answers. */
  readonly parts: number;
}

/** Groups the secrets by their answer to a guess, the most likely answer first. */
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

/** Ranks all guesses. In a tie, guesses that may be the secret come first, then the order of the list decides. */
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

/** Whether an ascending array contains this number (binary search). */
function isAmong(list: Uint32Array, number: number): boolean {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((list[middle] as number) < number) from = middle + 1;
    else to = middle;
  }
  return list[from] === number;
}

/** Smaller differences in bits are ignored: the same sum in another order differs in its last digits. */
export const BITS_APART = 1e-9;

type Figures = Pick<RankedGuess<unknown>, 'worst' | 'expected' | 'bits' | 'parts'>;

/** Comparators by measure. A negative result means that the first is better. */
const BETTER: Readonly<Record<RankMeasure, (a: Figures, b: Figures) => number>> = {
  worst: (a, b) => a.worst - b.worst || a.expected - b.expected,
  expected: (a, b) => a.expected - b.expected || a.worst - b.worst,
  bits: (a, b) => (Math.abs(a.bits - b.bits) < BITS_APART ? 0 : b.bits - a.bits),
  parts: (a, b) => b.parts - a.parts || a.expected - b.expected,
};

/** Computes the figures of one guess after another, reusing the same arrays. */
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
    // A cached row is counted as it is. For other guesses, only the answers for the secrets left are computed.
    const row = table.knownRow(guess, left.length);
    if (!row) table.classesOf(guess, left, classes);
    const classCount = table.answers.length;
    while (this.#sums.length < classCount) this.#sums = new Float64Array(2 * this.#sums.length);
    this.#count(row ?? classes, row !== undefined);
    const figures = { worst: 0, squares: 0, bits: 0, parts: 0 };
    // Loop over the classes or the secrets left, whichever are fewer.
    if (classCount < classes.length) for (let cls = 0; cls < classCount; cls++) this.#take(cls, figures);
    else
      for (let i = 0; i < left.length; i++)
        this.#take((row ? row[left[i] as number] : classes[i]) as number, figures);
    const { worst, squares, bits, parts } = figures;
    return { worst, expected: squares / this.#total, bits, parts };
  }

  /** Counts the secrets left by class. `classes` is indexed by secret if `areOfAll`, else like the secrets left. */
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

  /** Adds a class to the figures and resets its sum, so that a class that occurs again is not counted twice. */
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
