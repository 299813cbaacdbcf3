import type { ProofGame, ProofSymmetry } from './proof-game.ts';
import { leastOfParts, SetBounds } from './set-bounds.ts';

/** What a lemma states: with so many guesses left, the secrets that agree with these turns cost at least so much. */
export interface Statement {
  /** `NEVER` where no strategy finds them all. */
  readonly claim: number;
  /** From 1; `UNLIMITED` where nothing limits the guesses. */
  readonly left: number;
  /** Guess, answer, guess, answer … */
  readonly turns: readonly number[];
}

/** A lemma that is cited for a cell, and the symmetry that maps its set onto the cell. */
export interface Citation {
  readonly answer: number;
  readonly cited: Statement;
  readonly symmetry: ProofSymmetry | undefined;
}

/** What an answer to a guess leaves. */
export interface Cell {
  readonly answer: number;
  readonly secrets: Uint16Array;
}

export type LemmaFault =
  | 'bad-line'
  | 'bad-answer'
  | 'other-set'
  | 'fewer-guesses'
  | 'not-a-symmetry'
  | 'empty-set';

/**
 * Checks one lemma by what it names, without the proofs of the others:
 *
 * 1. Its set is what its turns leave. A guess on n secrets costs n and what its cells, the sets that its answers leave, cost.
 *    A guess that has one answer, and that not the solving one, needs no look: another costs less.
 * 2. A cell has one guess less left. It costs what its size says (`set-bounds.ts`); where that is not enough, what its lemma
 *    claims, with no fewer guesses left, or what two guesses say of it.
 * 3. A symmetry that maps the set onto itself carries a proved guess to its image.
 * 4. When every guess is proved to cost the claim or more, so does the set.
 */
export class LemmaChecker {
  readonly game: ProofGame;
  readonly #bounds: SetBounds;
  #work = 0;
  #claim = 0;
  #left = 0;
  #set: Uint16Array = new Uint16Array(0);
  #bySize: Int32Array = new Int32Array(0);
  readonly #parts: Uint16Array;
  /** Guesses that symmetries carry to each other have one root. */
  readonly #parents: Int32Array;
  readonly #proved: Uint8Array;
  readonly #hasLine: Uint8Array;
  readonly #inside: Uint8Array;
  readonly #starts: Int32Array;
  readonly #cells: Uint16Array;
  /** Bounds by two guesses, by the secrets of a cell. Guesses often share cells, so each is evaluated once for a lemma. */
  readonly #looked = new Map<string, number>();
  #room = LOOKED_MAX;

  constructor(game: ProofGame) {
    const { guessCount, secretCount, answerCount } = game;
    this.game = game;
    this.#bounds = new SetBounds(game);
    this.#parts = new Uint16Array(guessCount);
    this.#parents = new Int32Array(guessCount);
    this.#proved = new Uint8Array(guessCount);
    this.#hasLine = new Uint8Array(guessCount);
    this.#inside = new Uint8Array(secretCount);
    this.#starts = new Int32Array(answerCount + 1);
    this.#cells = new Uint16Array(secretCount);
  }

  /** Answers and images looked up so far. */
  get work(): number {
    return this.#work + this.#bounds.work;
  }

  /** The secrets of the lemma that was begun last. */
  get secrets(): Uint16Array {
    return this.#set;
  }

  begin({ claim, left, turns }: Statement): LemmaFault | undefined {
    this.#claim = claim;
    this.#left = left;
    this.#set = this.setOf(turns);
    if (this.#set.length === 0) return 'empty-set';
    this.#bySize = this.#bounds.read(this.#set, left - 1);
    this.#parts.set(this.#bounds.parts);
    for (let guess = 0; guess < this.#parents.length; guess++) this.#parents[guess] = guess;
    this.#proved.fill(0);
    this.#hasLine.fill(0);
    this.#forget();
    return undefined;
  }

  /** A symmetry that maps the set onto itself. */
  symmetry({ guess: guessOf, secret }: ProofSymmetry): LemmaFault | undefined {
    if (!this.#isMapped(this.#set, { secret }, this.#set)) return 'not-a-symmetry';
    this.#work += this.#parents.length;
    for (let guess = 0; guess < this.#parents.length; guess++)
      this.#parents[this.rootOf(guess)] = this.rootOf(guessOf(guess));
    return undefined;
  }

  /** Takes a guess with lemmas for some of its cells. What they claim must hold, whether or not it is enough. */
  guess(guess: number, citations: readonly Citation[]): LemmaFault | undefined {
    if (this.#hasLine[guess]) return 'bad-line';
    this.#hasLine[guess] = 1;
    const cells = this.cellsOf(guess);
    const byLemma = new Map<number, number>();
    for (const { answer, cited, symmetry } of citations) {
      const cell = cells.find((other) => other.answer === answer);
      if (!cell || byLemma.has(answer)) return 'bad-answer';
      if (cited.left < this.#left - 1) return 'fewer-guesses';
      if (!this.#isMapped(this.setOf(cited.turns), symmetry, cell.secrets)) return 'other-set';
      byLemma.set(answer, cited.claim);
    }
    const root = this.rootOf(guess);
    if (!this.#proved[root] && this.#isReached(cells, byLemma)) this.#proved[root] = 1;
    return undefined;
  }

  /** A guess that may cost less than the claim, or `undefined` when the lemma holds. With an `opening`, only that guess counts. */
  unproved(opening?: number): number | undefined {
    const { guessCount } = this.game;
    // Without lemmas all guesses of a class have the same cells, so one of them stands for all.
    for (let guess = 0; guess < guessCount; guess++) {
      const root = this.rootOf(guess);
      if (this.#proved[root] || this.#hasLine[guess] || this.#isPassedOver(guess, opening)) continue;
      const bySize = leastOfParts(this.#set.length, this.#parts[guess], this.#bySize);
      if (bySize < this.#claim && !this.#isReached(this.cellsOf(guess), new Map())) return guess;
      this.#proved[root] = 1;
    }
    for (let guess = 0; guess < guessCount; guess++)
      if (!this.#proved[this.rootOf(guess)] && !this.#isPassedOver(guess, opening)) return guess;
    return undefined;
  }

  /** Does every secret give this guess the same answer, and not the solving one? */
  tellsNothing(guess: number): boolean {
    return this.#parts[guess] === 2;
  }

  /** Do both leave the same secrets? */
  areSame(turns: readonly number[], others: readonly number[]): boolean {
    return this.#isMapped(this.setOf(turns), undefined, this.setOf(others));
  }

  /** The secrets that agree with these turns. */
  setOf(turns: readonly number[]): Uint16Array {
    const { answers, secretCount } = this.game;
    const set = new Uint16Array(secretCount);
    for (let secret = 0; secret < secretCount; secret++) set[secret] = secret;
    let count = secretCount;
    for (let i = 0; i < turns.length; i += 2) {
      const row = turns[i] * secretCount;
      this.#work += count;
      let kept = 0;
      for (let at = 0; at < count; at++) if (answers[row + set[at]] === turns[i + 1]) set[kept++] = set[at];
      count = kept;
    }
    return set.slice(0, count);
  }

  #isPassedOver(guess: number, opening: number | undefined): boolean {
    return opening === undefined ? this.tellsNothing(guess) : this.rootOf(guess) !== this.rootOf(opening);
  }

  /** What a cell of so many secrets costs at least. */
  bySize(count: number): number {
    return this.#bySize[count];
  }

  /** What a cell of three or more costs at least by two guesses, or by its size if that is more. */
  byTwoGuesses(secrets: Uint16Array): number {
    const key = String.fromCharCode.apply(undefined, secrets as unknown as number[]);
    const known = this.#looked.get(key);
    if (known !== undefined) return known;
    const cost = this.#bounds.byTwoGuesses(secrets, this.bySize(secrets.length), this.#left - 1);
    this.#room -= secrets.length;
    if (this.#room < 0) this.#forget();
    this.#looked.set(key, cost);
    return cost;
  }

  /** What each answer to a guess leaves of the set, except the solving one. Valid until the next guess. */
  cellsOf(guess: number): readonly Cell[] {
    const { answers, secretCount, answerCount, solved } = this.game;
    const [set, starts] = [this.#set, this.#starts.fill(0)];
    const row = guess * secretCount;
    for (let i = 0; i < set.length; i++) starts[answers[row + set[i]]]++;
    for (let answer = 1; answer <= answerCount; answer++) starts[answer] += starts[answer - 1];
    for (let i = set.length - 1; i >= 0; i--) this.#cells[--starts[answers[row + set[i]]]] = set[i];
    const cells: Cell[] = [];
    for (let answer = 0; answer < answerCount; answer++)
      if (answer !== solved && starts[answer] < starts[answer + 1])
        cells.push({ answer, secrets: this.#cells.subarray(starts[answer], starts[answer + 1]) });
    return cells;
  }

  /** The guess that represents all that symmetries carry to each other. */
  rootOf(guess: number): number {
    const parents = this.#parents;
    let at = guess;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]];
      at = parents[at];
    }
    return at;
  }

  /** Does the cost of a guess reach the claim? Its cells are evaluated, largest first, until it does. */
  #isReached(cells: readonly Cell[], byLemma: ReadonlyMap<number, number>): boolean {
    let sum = this.#set.length;
    const known = cells.map(({ answer, secrets }) => {
      const cost = Math.max(this.bySize(secrets.length), byLemma.get(answer) ?? 0);
      sum += cost;
      return { secrets, cost };
    });
    if (sum >= this.#claim) return true;
    for (const { secrets, cost } of known.toSorted((a, b) => b.secrets.length - a.secrets.length)) {
      if (secrets.length < 3) return false;
      sum += Math.max(0, this.byTwoGuesses(secrets) - cost);
      if (sum >= this.#claim) return true;
    }
    return false;
  }

  #forget(): void {
    this.#looked.clear();
    this.#room = LOOKED_MAX;
  }

  /** Does the symmetry map the other set onto this one? */
  #isMapped(
    from: Uint16Array,
    symmetry: Pick<ProofSymmetry, 'secret'> | undefined,
    onto: Uint16Array,
  ): boolean {
    if (from.length !== onto.length) return false;
    const inside = this.#inside.fill(0);
    for (let i = 0; i < onto.length; i++) inside[onto[i]] = 1;
    return from.every((secret) => inside[symmetry ? symmetry.secret(secret) : secret] === 1);
  }
}

/** How many secrets the remembered cells may have together. */
const LOOKED_MAX = 4_000_000;
