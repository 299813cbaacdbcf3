import { type CodeRules, type CodeTurn, fitsTurn } from '@inkling/core/deduction';
import { type Code, feedbackClassCount } from '@inkling/core/feedback';
import type { RandomStream } from '@inkling/core/random';
import { ok, type Result } from '@inkling/core/result';
import type { CodeSieve, Kernels } from '../kernels/kernels.ts';
import { isSieved } from '../kernels/sequences.ts';
import type { CandidateSet } from './candidate-set.ts';
import { type CodeSpace, listSpace } from './code-space.ts';
import { CodeScorer } from './scorer.ts';
import { TableSieve } from './table-sieve.ts';

/** The candidate set of a listable space after some turns, or 'too-large'. Work starts at the first question. */
export function listCandidates(
  rules: CodeRules,
  turns: readonly CodeTurn[],
  kernels?: Kernels,
): Result<ListedCandidates, 'too-large'> {
  const space = listSpace(rules);
  return space.ok ? ok(candidatesIn(new ListedSpace(space.value, kernels), turns)) : space;
}

/** The same in a space that is already there, so that many histories share its tables. */
export function candidatesIn(space: ListedSpace, turns: readonly CodeTurn[]): ListedCandidates {
  return turns.reduce<ListedCandidates>(
    (set, turn) => set.with(turn),
    new ListedCandidates(space, [], undefined),
  );
}

/**
 * A space with the tables that score it, each built at the first question that needs it. Kernels make searches over
 * all guesses faster; without them, tables serve.
 */
export class ListedSpace {
  readonly codes: CodeSpace;
  readonly #kernels: Kernels | undefined;
  #scorer: CodeScorer | undefined;
  #sieve: CodeSieve | undefined;

  constructor(codes: CodeSpace, kernels?: Kernels) {
    this.codes = codes;
    this.#kernels = kernels;
  }

  get scorer(): CodeScorer {
    this.#scorer ??= new CodeScorer(this.codes);
    return this.#scorer;
  }

  get sieve(): CodeSieve {
    const { rules, table } = this.codes;
    this.#sieve ??=
      this.#kernels && isSieved(rules) ? this.#kernels.sieveCodes(rules, table) : new TableSieve(this.scorer);
    return this.#sieve;
  }
}

/** A candidate set held as the ascending indices of its codes. */
export class ListedCandidates implements CandidateSet {
  readonly space: ListedSpace;
  readonly turns: readonly CodeTurn[];
  readonly #parent: ListedCandidates | undefined;
  #indices: Uint32Array | undefined;

  constructor(space: ListedSpace, turns: readonly CodeTurn[], parent: ListedCandidates | undefined) {
    this.space = space;
    this.turns = turns;
    this.#parent = parent;
  }

  get rules(): CodeRules {
    return this.space.codes.rules;
  }

  /** The candidates, ascending. */
  get indices(): Uint32Array {
    this.#indices ??= this.#parent ? this.#filter(this.#parent.indices) : everyIndex(this.space.codes.size);
    return this.#indices;
  }

  count(): bigint {
    return BigInt(this.indices.length);
  }

  places(): readonly (readonly bigint[])[] {
    const { places, symbols } = this.rules;
    const { table } = this.space.codes;
    const counts = new Uint32Array(places * symbols);
    for (const index of this.indices)
      for (let i = 0; i < places; i++) counts[i * symbols + table[index * places + i]]++;
    return Array.from({ length: places }, (_, i) =>
      Array.from(counts.subarray(i * symbols, (i + 1) * symbols), (count) => BigInt(count)),
    );
  }

  contains(code: Code): boolean {
    const index = this.space.codes.indexOf(code);
    return index >= 0 && this.holds(index);
  }

  /** Is this code of the space among the candidates? */
  holds(index: number): boolean {
    const { indices } = this;
    let low = 0;
    let high = indices.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (indices[middle] < index) low = middle + 1;
      else high = middle;
    }
    return indices[low] === index;
  }

  at(k: bigint): Code | undefined {
    const index = k >= 0n && k < this.count() ? this.indices[Number(k)] : undefined;
    return index === undefined ? undefined : this.space.codes.codeAt(index);
  }

  sample(random: RandomStream): Code | undefined {
    const size = this.indices.length;
    return size === 0 ? undefined : this.space.codes.codeAt(this.indices[random.below(size)]);
  }

  split(guess: Code): readonly bigint[] {
    const histogram = new Uint32Array(feedbackClassCount(this.rules.places));
    this.space.scorer.histogram(this.#guessIndex(guess), this.indices, histogram);
    return Array.from(histogram, (count) => BigInt(count));
  }

  with(turn: CodeTurn): ListedCandidates {
    return new ListedCandidates(this.space, [...this.turns, turn], this);
  }

  #filter(indices: Uint32Array): Uint32Array {
    const turn = this.turns.at(-1) as CodeTurn;
    const classes = new Uint8Array(indices.length);
    this.space.scorer.classesOf(this.#guessIndex(turn.guess), indices, classes);
    return indices.filter((_, i) => fitsTurn(turn, classes[i]));
  }

  #guessIndex(guess: Code): number {
    const index = this.space.codes.indexOf(guess);
    if (index < 0) throw new RangeError(`not a code of these rules: ${Array.from(guess).join(' ')}`);
    return index;
  }
}

function everyIndex(size: number): Uint32Array {
  return Uint32Array.from({ length: size }, (_, i) => i);
}
