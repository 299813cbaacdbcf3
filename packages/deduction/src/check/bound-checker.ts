import { fail, ok, type Result } from '@inkling/core/result';
import type { ProofGame } from './proof-game.ts';
import { SetBounds } from './set-bounds.ts';

export type BoundFaultCode =
  | 'bad-line'
  | 'bad-guess'
  | 'bad-answer'
  | 'bad-lemma'
  | 'other-set'
  | 'not-a-symmetry'
  | 'empty-set'
  | 'unproved'
  | 'too-much-work'
  | 'truncated';

export interface BoundFault<Code = BoundFaultCode> {
  readonly code: Code;
  /** 1-based. For `unproved` the line that begins the lemma. */
  readonly line: number;
  /** For `unproved`: a guess that may cost less. */
  readonly guess?: number;
}

export interface CheckOptions {
  /** Checks the lemmas `number % parts === part`, so that several checkers can share a proof. */
  readonly part?: { readonly part: number; readonly parts: number };
  /** Answers to look up before it gives up. */
  readonly workMax?: number;
}

/**
 * Checks the lemmas of a proof that no strategy costs less than `total`. A lemma says what a set of secrets costs at
 * least, and may cite lemmas before it. Each is checked by itself:
 *
 * 1. Its set is what its turns leave. A guess on n secrets costs n and what its cells, the sets that its answers leave, cost.
 *    A guess that has one answer, and that not the solving one, needs no look: another costs less.
 * 2. A cell costs what its size says (`set-bounds.ts`); where that is not enough, what its lemma claims, or what two
 *    guesses say of it.
 * 3. A symmetry that maps the set onto itself carries a proved guess to its image.
 * 4. When every guess is proved to cost the claim or more, so does the set.
 *
 * Nothing is kept of a lemma but its turns and its claim.
 */
export class BoundChecker {
  readonly #game: ProofGame;
  readonly #bounds: SetBounds;
  readonly #options: CheckOptions;
  readonly #opening: number | undefined;
  readonly #lemmas: Statement[] = [];
  readonly #looked = new Map<string, number>();
  #open: Lemma | undefined;
  #line = 0;

  /** With an opening only strategies that begin with it are spoken of. */
  constructor(game: ProofGame, options: CheckOptions = {}, opening?: number) {
    this.#game = game;
    this.#opening = opening;
    this.#bounds = new SetBounds(game);
    this.#options = options;
  }

  /** Lemmas read so far. */
  get count(): number {
    return this.#lemmas.length;
  }

  /** Reads the next line. Lines are numbered from `first`. */
  read(text: string, line: number): BoundFault | undefined {
    this.#line = line;
    if (text.startsWith('> ')) return this.#close(false) ?? this.#begin(text.slice(2));
    if (!this.#open) return this.#fault('bad-line');
    if (text.startsWith('~ ')) return this.#symmetry(text.slice(2), this.#open);
    return this.#guess(text, this.#open);
  }

  /** Ends the proof: the last lemma must be of all secrets, and claim the total. */
  finish(total: number): Result<number, BoundFault> {
    const last = this.#open;
    const fault = this.#close(true);
    if (fault) return fail(fault);
    if (!last || last.turns.length > 0 || last.claim < total) return fail(this.#fault('truncated'));
    return ok(this.count);
  }

  #begin(text: string): BoundFault | undefined {
    const [claim, ...turns] = text.split(' ');
    if (!/^\d{1,9}$/.test(claim)) return this.#fault('bad-line');
    const read: number[] = [];
    for (const turn of turns) {
      const [guessText, answerText, rest] = turn.split(':');
      const guess = this.#game.guess(guessText ?? '');
      const answer = this.#game.answer(answerText ?? '');
      if (guess === undefined) return this.#fault('bad-guess');
      if (answer === undefined || rest !== undefined) return this.#fault('bad-answer');
      read.push(guess, answer);
    }
    this.#open = { turns: read, claim: Number(claim), line: this.#line, symmetries: [], guesses: new Map() };
    return undefined;
  }

  #symmetry(text: string, lemma: Lemma): BoundFault | undefined {
    if (lemma.guesses.size > 0) return this.#fault('bad-line');
    if (!this.#isMine()) return undefined;
    const symmetry = this.#game.symmetry(text);
    if (!symmetry) return this.#fault('not-a-symmetry');
    const set = this.#setOf(lemma.turns);
    const inside = new Set(set);
    if (!set.every((secret) => inside.has(symmetry.secret(secret)))) return this.#fault('not-a-symmetry');
    const images = new Int32Array(this.#game.guessCount);
    for (let guess = 0; guess < images.length; guess++) images[guess] = symmetry.guess(guess);
    lemma.symmetries.push(images);
    return undefined;
  }

  /** A guess, and the lemmas of some of its cells: `abcd 1,0=17 0,2=33/2013/bacdef`. */
  #guess(text: string, lemma: Lemma): BoundFault | undefined {
    const [guessText, ...citations] = text.split(' ');
    const guess = this.#game.guess(guessText);
    if (guess === undefined) return this.#fault('bad-guess');
    if (lemma.guesses.has(guess) || citations.length === 0) return this.#fault('bad-line');
    if (!this.#isMine()) {
      lemma.guesses.set(guess, new Map());
      return undefined;
    }
    const cells = this.#cellsOf(guess, this.#setOf(lemma.turns));
    const costs = new Map<number, number>();
    for (const citation of citations) {
      const [, answerText, number, symmetryText] = /^([^=]+)=(\d{1,9})(?:\/(.+))?$/.exec(citation) ?? [];
      if (answerText === undefined) return this.#fault('bad-line');
      const answer = this.#game.answer(answerText);
      const cell = answer === undefined ? undefined : cells.get(answer);
      if (answer === undefined || !cell || answer === this.#game.solved || costs.has(answer))
        return this.#fault('bad-answer');
      const cited = this.#lemmas[Number(number) - 1];
      if (!cited) return this.#fault('bad-lemma');
      const symmetry = symmetryText === undefined ? SAME : this.#game.symmetry(symmetryText);
      if (!symmetry) return this.#fault('not-a-symmetry');
      const images = this.#setOf(cited.turns).map((secret) => symmetry.secret(secret));
      const inside = new Set(cell);
      if (images.length !== cell.length || !images.every((image) => inside.has(image)))
        return this.#fault('other-set');
      costs.set(answer, cited.claim);
    }
    lemma.guesses.set(guess, costs);
    return undefined;
  }

  /** Checks the lemma that is open, and keeps what it states. */
  #close(isLast: boolean): BoundFault | undefined {
    const lemma = this.#open;
    if (!lemma) return undefined;
    const isMine = this.#isMine();
    const opening = isLast ? this.#opening : undefined;
    this.#lemmas.push({ turns: lemma.turns, claim: lemma.claim });
    this.#open = undefined;
    return isMine ? this.#check(lemma, opening) : undefined;
  }

  #check(lemma: Lemma, opening: number | undefined): BoundFault | undefined {
    const { guessCount } = this.#game;
    const set = this.#setOf(lemma.turns);
    if (set.length === 0) return { code: 'empty-set', line: lemma.line };
    this.#looked.clear();
    const bySize = this.#bounds.read(set);
    const parts = this.#bounds.parts.slice();
    const orbits = orbitsOf(guessCount, lemma.symmetries);
    const proved = new Uint8Array(guessCount);
    for (const [guess, costs] of lemma.guesses)
      if (this.#reaches(guess, set, bySize, lemma.claim, costs)) proved[orbits[guess]] = 1;
    for (let guess = 0; guess < guessCount; guess++) {
      if (opening !== undefined && guess !== opening) continue;
      if (proved[orbits[guess]] === 1) continue;
      // One answer, not the solving one: the guess tells nothing.
      if (parts[guess] === 2 && opening === undefined) proved[orbits[guess]] = 1;
      else if (this.#reaches(guess, set, bySize, lemma.claim)) proved[orbits[guess]] = 1;
      else return { code: 'unproved', line: lemma.line, guess };
      if (this.#bounds.work > (this.#options.workMax ?? WORK_MAX))
        return { code: 'too-much-work', line: lemma.line };
    }
    return undefined;
  }

  /** Does this guess cost the claim or more? Cells are looked at, largest first, while that is open. */
  #reaches(
    guess: number,
    set: Uint16Array,
    bySize: Int32Array,
    claim: number,
    costs: ReadonlyMap<number, number> = NO_COSTS,
  ): boolean {
    const { solved } = this.#game;
    const cells = [...this.#cellsOf(guess, set)].filter(([answer]) => answer !== solved);
    const known = (answer: number, cell: Uint16Array) =>
      Math.max(bySize[cell.length], costs.get(answer) ?? 0);
    let cost = cells.reduce((sum, [answer, cell]) => sum + known(answer, cell), set.length);
    if (cost >= claim) return true;
    for (const [answer, cell] of cells.toSorted(([, a], [, b]) => b.length - a.length)) {
      if (cell.length < 3) return false;
      const floor = known(answer, cell);
      cost += Math.max(0, this.#byTwoGuesses(cell, bySize[cell.length]) - floor);
      if (cost >= claim) return true;
    }
    return false;
  }

  /** Guesses often share cells: each is looked at once a lemma. */
  #byTwoGuesses(cell: Uint16Array, floor: number): number {
    const key = cell.join();
    const known = this.#looked.get(key) ?? this.#bounds.byTwoGuesses(cell, floor);
    this.#looked.set(key, known);
    return known;
  }

  #cellsOf(guess: number, set: Uint16Array): Map<number, Uint16Array> {
    const { answers, secretCount } = this.#game;
    const lists = new Map<number, number[]>();
    for (const secret of set) {
      const answer = answers[guess * secretCount + secret];
      const list = lists.get(answer);
      if (list) list.push(secret);
      else lists.set(answer, [secret]);
    }
    return new Map([...lists].map(([answer, list]) => [answer, Uint16Array.from(list)]));
  }

  /** The secrets that agree with these turns. */
  #setOf(turns: readonly number[]): Uint16Array {
    const { answers, secretCount } = this.#game;
    let set = Uint16Array.from({ length: secretCount }, (_, secret) => secret);
    for (let i = 0; i < turns.length; i += 2) {
      const base = turns[i] * secretCount;
      set = set.filter((secret) => answers[base + secret] === turns[i + 1]);
    }
    return set;
  }

  #isMine(): boolean {
    const { part } = this.#options;
    return !part || this.count % part.parts === part.part;
  }

  #fault(code: BoundFaultCode): BoundFault {
    return { code, line: this.#line };
  }
}

interface Statement {
  /** Guess, answer, guess, answer … */
  readonly turns: readonly number[];
  readonly claim: number;
}

interface Lemma extends Statement {
  readonly line: number;
  /** Where each guess goes. */
  readonly symmetries: Int32Array[];
  /** What cited lemmas say of the cells of some guesses. */
  readonly guesses: Map<number, ReadonlyMap<number, number>>;
}

const SAME = { secret: (secret: number) => secret };
const NO_COSTS: ReadonlyMap<number, number> = new Map();
const WORK_MAX = 1e12;

/** One guess that stands for all that the symmetries carry to each other. */
function orbitsOf(count: number, symmetries: readonly Int32Array[]): Int32Array {
  const orbits = Int32Array.from({ length: count }, (_, guess) => guess);
  const find = (guess: number): number => {
    let at = guess;
    while (orbits[at] !== at) {
      orbits[at] = orbits[orbits[at]];
      at = orbits[at];
    }
    return at;
  };
  for (const images of symmetries)
    for (let guess = 0; guess < count; guess++) orbits[find(guess)] = find(images[guess]);
  return orbits.map((_, guess) => find(guess));
}
