import type { DefinedDeduction } from '../define/deduction.ts';
import type { AnsweredGuess, AnswerValue } from '../define/definition.ts';
import { shown } from '../define/labels.ts';

/** What is known after turns of which some may be lies. */
export interface LiesPosition<Secret> {
  readonly count: bigint;
  readonly isConsistent: boolean;
  /** Is only one secret left, whatever the lies were? */
  readonly isKnown: boolean;
  /** The secrets that fit, each with the answers that would then be lies. */
  readonly candidates: readonly { readonly secret: Secret; readonly lies: readonly number[] }[];
}

/** A guess where answers may be lies. */
export interface LiesRankedGuess<Guess> {
  readonly guess: Guess;
  /** Secrets left at most, whatever is answered. */
  readonly worst: number;
  /** Secrets left on average over those that are possible, if the answer is true. */
  readonly expected: number;
}

/** A game in which at most k answers are lies; a repeated question may be answered otherwise. */
export class LiesGame<Secret, Guess, Answer extends AnswerValue> {
  readonly game: DefinedDeduction<Secret, Guess, Answer>;
  readonly liesMax: number;
  readonly #answers: readonly Answer[];
  /** Classes by guess and secret. */
  readonly #rows: readonly (readonly number[])[];

  constructor(game: DefinedDeduction<Secret, Guess, Answer>, liesMax: number) {
    if (!Number.isInteger(liesMax) || liesMax < 0)
      throw new TypeError(`the number of lies must be a whole number from 0, not ${shown(liesMax)}`);
    this.game = game;
    this.liesMax = liesMax;
    this.#answers = game.answers();
    this.#rows = game.guesses.map((guess) =>
      game.secrets.map((secret) => this.#answers.indexOf(game.answer(guess, secret))),
    );
  }

  position(turns: readonly AnsweredGuess<Guess, Answer>[]): LiesPosition<Secret> {
    // The game itself checks the turns.
    this.game.position(turns);
    const candidates = this.game.secrets.flatMap((secret) => {
      const lies = turns.flatMap(([guess, answer], turn) =>
        this.game.answer(guess, secret) === answer ? [] : [turn],
      );
      return lies.length <= this.liesMax ? [{ secret, lies }] : [];
    });
    const count = BigInt(candidates.length);
    return { count, isConsistent: count > 0n, isKnown: count === 1n, candidates };
  }

  /** The guesses that leave the fewest secrets at worst, then on average; `top` of them, 10 when absent. */
  rank(
    turns: readonly AnsweredGuess<Guess, Answer>[],
    { top = 10 }: { readonly top?: number } = {},
  ): readonly LiesRankedGuess<Guess>[] {
    const left = this.#left(turns);
    const possible = left.filter((lies) => lies >= 0).length;
    const ranked = this.#rows.map((row, guess) => {
      const after = this.#answers.map((_, cls) =>
        left.filter((lies, secret) => lies >= (row[secret] === cls ? 0 : 1)),
      );
      const sizes = after.map((secrets) => secrets.length);
      const sum = left.reduce((total, lies, secret) => total + (lies >= 0 ? sizes[row[secret]] : 0), 0);
      return {
        guess: this.game.guesses[guess],
        worst: Math.max(...sizes),
        expected: sum / Math.max(1, possible),
      };
    });
    return ranked.toSorted((a, b) => a.worst - b.worst || a.expected - b.expected).slice(0, top);
  }

  /** The first of them; `undefined` when the secret is known, or none fits. */
  best(turns: readonly AnsweredGuess<Guess, Answer>[]): LiesRankedGuess<Guess> | undefined {
    return this.position(turns).count > 1n ? this.rank(turns, { top: 1 })[0] : undefined;
  }

  /**
   * The fewest guesses that make the secret known at worst, and the first of them; `undefined` where more than
   * `guessesMax` are needed. Exact, and only for small games: every answer to every guess is tried.
   */
  leastWorst(
    guessesMax: number,
  ): { readonly guesses: number; readonly first: Guess | undefined } | undefined {
    const state = this.game.secrets.map(() => this.liesMax);
    const known = new Map<string, boolean>();
    for (let guesses = 0; guesses <= guessesMax; guesses++) {
      if (!this.#canEnd(state, guesses, known)) continue;
      const first = this.#rows.findIndex((row) => guesses > 0 && this.#endsAfter(row, state, guesses, known));
      return { guesses, first: this.game.guesses[first] };
    }
    return undefined;
  }

  #left(turns: readonly AnsweredGuess<Guess, Answer>[]): readonly number[] {
    return this.game.secrets.map((secret) => {
      const lies = turns.filter(([guess, answer]) => this.game.answer(guess, secret) !== answer).length;
      return Math.max(-1, this.liesMax - lies);
    });
  }

  /** `left`: how often each secret may still have been lied about, −1 for those that are ruled out. */
  #canEnd(left: readonly number[], guesses: number, known: Map<string, boolean>): boolean {
    if (left.filter((lies) => lies >= 0).length <= 1) return true;
    if (guesses === 0) return false;
    const key = `${guesses} ${left.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const ends = this.#rows.some((row) => this.#endsAfter(row, left, guesses, known));
    known.set(key, ends);
    return ends;
  }

  #endsAfter(
    row: readonly number[],
    left: readonly number[],
    guesses: number,
    known: Map<string, boolean>,
  ): boolean {
    return this.#answers.every((_, cls) => {
      const after = left.map((lies, secret) => (row[secret] === cls || lies < 0 ? lies : lies - 1));
      return this.#canEnd(after, guesses - 1, known);
    });
  }
}

/** At most `liesMax` answers of the game are false; it is over when the secret is known, whatever the lies were. */
export function withLies<Secret, Guess, Answer extends AnswerValue>(
  game: DefinedDeduction<Secret, Guess, Answer>,
  liesMax: number,
): LiesGame<Secret, Guess, Answer> {
  return new LiesGame(game, liesMax);
}
