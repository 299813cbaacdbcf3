import { answerTo, NULL_ANSWERS, type NullAnswer } from '../rules/moves.ts';

/** Numbers that give the same answer to a guess. */
export interface Cell {
  readonly answer: NullAnswer;
  readonly numbers: readonly number[];
}

/** Splits the numbers left by their answer to a guess. Omits empty parts. */
export function cellsOf(left: readonly number[], guess: number): readonly Cell[] {
  return NULL_ANSWERS.map((answer) => ({
    answer,
    numbers: left.filter((number) => answerTo(guess, number) === answer),
  })).filter(({ numbers }) => numbers.length > 0);
}

/** The guess that finds some numbers in the fewest guesses, and how many that takes for all of them together. */
export interface BestGuess {
  readonly guess: number;
  readonly total: number;
}

/**
 * Searches for the best guess among some numbers, knowing nothing about the game but its answers. It tries the most
 * even splits first and stops when one is as good as any game with so many answers can be; so in games like this one
 * it hardly searches.
 */
export class LeastGuesses {
  readonly #guesses: readonly number[];
  /** The most numbers that one guess can find. */
  readonly #foundMax: number;
  readonly #known = new Map<string, BestGuess>();
  #work = 0;

  /** @param most every number from 1 to this one may be guessed */
  constructor(most: number) {
    this.#guesses = Array.from({ length: most }, (_, i) => i + 1);
    this.#foundMax = Math.max(
      1,
      ...this.#guesses.map(
        (guess) => this.#guesses.filter((number) => answerTo(guess, number) === 'found').length,
      ),
    );
  }

  /** Whether all results so far are the best, because the search was never cut short. */
  get isProved(): boolean {
    return this.#work <= WORK_MAX;
  }

  /** Returns the best guess; of equally good ones, one that may itself be the number. `left` is in ascending order. */
  best(left: readonly number[]): BestGuess {
    const key = left.join();
    const found = this.#known.get(key) ?? this.#search(left);
    this.#known.set(key, found);
    return found;
  }

  /** Returns how many guesses all these numbers take together with `guess` first and the best ones from then on. */
  totalAfter(left: readonly number[], guess: number): number {
    return openCells(left, guess).reduce((sum, { numbers }) => sum + this.best(numbers).total, left.length);
  }

  #search(left: readonly number[]): BestGuess {
    const least = this.#bound(left.length);
    let best: BestGuess = { guess: left[0] as number, total: Number.POSITIVE_INFINITY };
    for (const guess of this.#tried(left)) {
      const sizes = openCells(left, guess).map(({ numbers }) => numbers.length);
      if (sizes.includes(left.length)) continue;
      const bound = sizes.reduce((sum, size) => sum + this.#bound(size), left.length);
      if (bound >= best.total) continue;
      const total = this.totalAfter(left, guess);
      if (total < best.total) best = { guess, total };
      if (best.total === least || (!this.isProved && best.total < Number.POSITIVE_INFINITY)) break;
    }
    return best;
  }

  /** Yields the numbers left and then all others, in both cases the most even splits first. */
  *#tried(left: readonly number[]): Generator<number> {
    const isLeft = new Set(left);
    for (const guesses of [left, this.#guesses.filter((guess) => !isLeft.has(guess))]) {
      this.#work += guesses.length * left.length;
      const scored = guesses.map((guess) => ({
        guess,
        unevenness: openCells(left, guess).reduce((sum, { numbers }) => sum + numbers.length ** 2, 0),
      }));
      for (const { guess } of scored.toSorted((a, b) => a.unevenness - b.unevenness)) yield guess;
    }
  }

  /** Returns a total that no strategy for so many numbers can go below: each answer but one leads to a next guess. */
  #bound(count: number): number {
    let total = 0;
    for (let [turn, left, atOnce] = [1, count, this.#foundMax]; left > 0; turn++) {
      const found = Math.min(left, atOnce);
      total += turn * found;
      left -= found;
      atOnce *= NULL_ANSWERS.length - 1;
    }
    return total;
  }
}

/** Returns the parts that are not found yet. */
function openCells(left: readonly number[], guess: number): readonly Cell[] {
  return cellsOf(left, guess).filter(({ answer }) => answer !== 'found');
}

/** Answers that are compared before the search is cut short: some tenths of a second. */
const WORK_MAX = 20_000_000;
