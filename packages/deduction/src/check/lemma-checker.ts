import type { ProofGame, ProofSymmetry } from './proof-game.ts';
import { leastOfParts, SetBounds } from './set-bounds.ts';

/** The statement of a lemma: with `left` guesses left, the secrets that agree with `turns` cost at least `claim`. */
export interface Statement {
  /** `NEVER` if no strategy finds them all. */
  readonly claim: number;
  /** At least 1; `UNLIMITED` if the guesses are not limited. */
  readonly left: number;
  /** A flat array: guess, answer, guess, answer … */
  readonly turns: readonly number[];
}

/** A lemma that is cited for a cell, and the symmetry that maps its set onto the cell. */
export interface Citation {
  readonly answer: number;
  /** The one-based number of the lemma in the file. */
  readonly lemma: number;
  readonly cited: Statement;
  readonly map: string | undefined;
  readonly symmetry: ProofSymmetry | undefined;
}

/** The secrets that an answer to a guess leaves. */
export interface Cell {
  readonly answer: number;
  readonly secrets: Uint16Array;
  /** A lower bound of its cost, by its size and by a lemma that was cited for it. */
  low: number;
  isCited: boolean;
}

export type LineFault = 'bad-line' | 'bad-guess' | 'bad-answer' | 'bad-lemma' | 'not-a-symmetry';
export type LemmaFault = LineFault | 'other-set' | 'fewer-guesses' | 'empty-set';

/**
 * Checks one lemma from what it cites, without the proofs of the other lemmas:
 *
 * 1. Its set consists of the secrets that its turns leave. A guess on n secrets costs n plus the costs of its cells:
 *    the sets that its answers leave. A guess with only one answer that does not solve is skipped, since another costs less.
 * 2. A cell has one guess fewer left. Its cost is bounded by its size (`set-bounds.ts`); if that is not enough, by the
 *    claim of its lemma, which must have no fewer guesses left, or by two guesses.
 * 3. If a guess is proved, so is its image under a symmetry that maps the set onto itself.
 * 4. If every guess is proved to cost the claim or more, so does the set.
 */
export class LemmaChecker {
  readonly game: ProofGame;
  readonly bounds: SetBounds;
  /** The secrets of the current lemma. */
  secrets: Uint16Array = new Uint16Array(0);
  #lemma: Statement = { claim: 0, left: 0, turns: [] };
  #bySize: Int32Array = new Int32Array(0);
  #parts: Uint16Array = new Uint16Array(0);
  /** Union–find parents: guesses that symmetries map to each other have the same root. */
  #parents: Uint16Array = new Uint16Array(0);
  #proved: Uint8Array = new Uint8Array(0);
  #hasLine: Uint8Array = new Uint8Array(0);
  /** The secrets, cell by cell. */
  readonly #sorted: Uint16Array;
  /** Two-ply bounds by the secrets of a cell. Guesses often share cells, so each is evaluated once per lemma. */
  readonly #looked = new Map<string, number>();
  #room = LOOKED_MAX;

  constructor(game: ProofGame) {
    this.game = game;
    this.bounds = new SetBounds(game);
    this.#sorted = new Uint16Array(game.secretCount);
  }

  begin(lemma: Statement): LemmaFault | undefined {
    this.#lemma = lemma;
    this.secrets = this.setOf(lemma.turns);
    if (this.secrets.length === 0) return 'empty-set';
    this.#bySize = this.bounds.read(this.secrets, lemma.left - 1);
    this.#parts = this.bounds.parts.slice();
    this.#parents = this.#parts.map((_, guess) => guess);
    this.#proved = new Uint8Array(this.game.guessCount);
    this.#hasLine = new Uint8Array(this.game.guessCount);
    this.#forget();
    return undefined;
  }

  /** Adds a symmetry, which must map the set onto itself. */
  symmetry(imageOf: ProofSymmetry): LemmaFault | undefined {
    const inside = new Set(this.secrets);
    this.bounds.work += IMAGE_WORK * (this.secrets.length + this.#parents.length);
    if (!this.secrets.every((secret) => inside.has(imageOf(secret)))) return 'not-a-symmetry';
    for (let guess = 0; guess < this.#parents.length; guess++)
      this.#parents[this.rootOf(guess)] = this.rootOf(imageOf(guess));
    return undefined;
  }

  /** Adds a guess with lemmas for some of its cells. The citations must be valid, whether or not they are enough. */
  guess(guess: number, citations: readonly Citation[]): LemmaFault | undefined {
    if (this.#hasLine[guess]) return 'bad-line';
    this.#hasLine[guess] = 1;
    const cells = this.cellsOf(guess);
    for (const { answer, cited, symmetry } of citations) {
      const cell = cells.find((other) => other.answer === answer);
      if (!cell || cell.isCited) return 'bad-answer';
      if (cited.left < this.#lemma.left - 1) return 'fewer-guesses';
      if (!this.#isMapped(cited.turns, symmetry, cell.secrets)) return 'other-set';
      cell.isCited = true;
      cell.low = Math.max(cell.low, cited.claim);
    }
    if (this.#isReached(cells)) this.#proved[this.rootOf(guess)] = 1;
    return undefined;
  }

  /** Returns a guess that may cost less than the claim; undefined if there is none. With `opening`, only that counts. */
  unproved(opening?: number): number | undefined {
    const isOpen = (guess: number) =>
      !this.#proved[this.rootOf(guess)] &&
      (opening === undefined ? !this.tellsNothing(guess) : this.rootOf(guess) === this.rootOf(opening));
    // Without citations, guesses with the same root have equivalent cells, so one of them represents all.
    for (let guess = 0; guess < this.#parts.length; guess++) {
      if (this.#hasLine[guess] || !isOpen(guess)) continue;
      const bySize = leastOfParts(this.secrets.length, this.#parts[guess], this.#bySize);
      if (bySize < this.#lemma.claim && !this.#isReached(this.cellsOf(guess))) return guess;
      this.#proved[this.rootOf(guess)] = 1;
    }
    const open = this.#parts.findIndex((_, guess) => isOpen(guess));
    return open < 0 ? undefined : open;
  }

  /** Whether every secret gives this guess the same answer, other than the one that solves. */
  tellsNothing(guess: number): boolean {
    return this.#parts[guess] === 2;
  }

  /** Whether both lists of turns leave the same secrets. */
  areSame(turns: readonly number[], others: readonly number[]): boolean {
    return this.#isMapped(turns, undefined, this.setOf(others));
  }

  /** Returns the secrets (of all, or of the set `among`) that agree with these turns. */
  setOf(turns: readonly number[], among?: Uint16Array): Uint16Array {
    const { answers, secretCount } = this.game;
    let set = among ?? new Uint16Array(secretCount).map((_, secret) => secret);
    for (let i = 0; i < turns.length; i += 2) {
      const row = turns[i] * secretCount;
      this.bounds.work += set.length;
      set = set.filter((secret) => answers[row + secret] === turns[i + 1]);
    }
    return set;
  }

  /** Returns the two-ply bound of a cell of three or more secrets, or the bound by its size if that is higher. */
  byTwoGuesses(secrets: Uint16Array): number {
    const key = String.fromCharCode.apply(undefined, secrets as unknown as number[]);
    const known = this.#looked.get(key);
    if (known !== undefined) return known;
    const cost = this.bounds.byTwoGuesses(secrets, this.#bySize[secrets.length], this.#lemma.left - 1);
    this.#room -= secrets.length;
    if (this.#room < 0) this.#forget();
    this.#looked.set(key, cost);
    return cost;
  }

  /** Returns the cells of a guess, without the answer that solves. They are valid until the next call. */
  cellsOf(guess: number): Cell[] {
    const { answers, secretCount, answerCount, solved } = this.game;
    const row = guess * secretCount;
    const ends = new Uint16Array(answerCount);
    for (let i = 0; i < this.secrets.length; i++) ends[answers[row + this.secrets[i]]]++;
    const cells: Cell[] = [];
    for (let answer = 0, start = 0; answer < answerCount; answer++) {
      const size = ends[answer];
      ends[answer] = start;
      start += size;
      if (size === 0 || answer === solved) continue;
      const secrets = this.#sorted.subarray(start - size, start);
      cells.push({ answer, secrets, low: this.#bySize[size], isCited: false });
    }
    for (let i = 0; i < this.secrets.length; i++)
      this.#sorted[ends[answers[row + this.secrets[i]]]++] = this.secrets[i];
    return cells;
  }

  /** Returns the guess that represents all guesses that symmetries map to each other. */
  rootOf(guess: number): number {
    const parents = this.#parents;
    let at = guess;
    while (parents[at] !== at) at = parents[at] = parents[parents[at]];
    return at;
  }

  /** Whether the cost of a guess reaches the claim. Its cells are evaluated, largest first, until it does. */
  #isReached(cells: readonly Cell[]): boolean {
    const { claim } = this.#lemma;
    let sum = this.secrets.length;
    for (const { low } of cells) sum += low;
    if (sum >= claim) return true;
    for (const { secrets, low } of cells.toSorted((a, b) => b.secrets.length - a.secrets.length)) {
      if (sum >= claim || secrets.length < 3) break;
      sum += Math.max(0, this.byTwoGuesses(secrets) - low);
    }
    return sum >= claim;
  }

  #forget(): void {
    this.#looked.clear();
    this.#room = LOOKED_MAX;
  }

  /**
   * Returns whether the symmetry maps the secrets that these turns leave onto this set. It does if both have the same
   * size and all secrets of the set agree with the images of the turns.
   */
  #isMapped(turns: readonly number[], imageOf: ProofSymmetry | undefined, onto: Uint16Array): boolean {
    const images = turns.map((number, i) => (imageOf && i % 2 === 0 ? imageOf(number) : number));
    return this.setOf(turns).length === onto.length && this.setOf(images, onto).length === onto.length;
  }
}

/** How many answers are looked up in the time that it takes to find the image of a guess and to join the two. */
const IMAGE_WORK = 32;
/** The most secrets that the cached cells may have together. */
const LOOKED_MAX = 4_000_000;
