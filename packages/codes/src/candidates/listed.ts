import { type CodeRules, type CodeTurn, fitsTurn } from '@inkling/core/deduction';
import { type Code, feedbackClassCount, scoreCode } from '@inkling/core/feedback';
import type { RandomStream } from '@inkling/core/random';
import { ok, type Result } from '@inkling/core/result';
import type { CodeSieve, Kernels } from '../kernels/kernels.ts';
import { isSieved } from '../kernels/sequences.ts';
import type { CandidateSet } from './candidate-set.ts';
import { type CodeSpace, listSpace, scoreAll } from './code-space.ts';
import { CodeScorer } from './scorer.ts';
import { TableSieve } from './table-sieve.ts';

/** Returns the candidate set of a space after some turns, built lazily, or 'too-large' if it cannot be listed. */
export function listCandidates(
  rules: CodeRules,
  turns: readonly CodeTurn[],
  kernels?: Kernels,
): Result<ListedCandidates, 'too-large'> {
  const space = listSpace(rules);
  return space.ok ? ok(candidatesIn(new ListedSpace(space.value, kernels), turns)) : space;
}

/** Does the same in an existing space, so that many histories share its tables. */
export function candidatesIn(space: ListedSpace, turns: readonly CodeTurn[]): ListedCandidates {
  return turns.reduce<ListedCandidates>(
    (set, turn) => set.with(turn),
    new ListedCandidates(space, [], undefined),
  );
}

/**
 * A space with its scoring tables, each built lazily. Kernels make searches over all guesses faster; without them, the
 * tables are used.
 */
export class ListedSpace {
  readonly codes: CodeSpace;
  readonly #kernels: Kernels | undefined;
  #every: Uint32Array | undefined;
  #scored = 0;
  #scorer: CodeScorer | undefined;
  #sieve: CodeSieve | undefined;

  constructor(codes: CodeSpace, kernels?: Kernels) {
    this.codes = codes;
    this.#kernels = kernels;
  }

  /** The indices of all codes, ascending. */
  get every(): Uint32Array {
    this.#every ??= new Uint32Array(this.codes.size).map((_, code) => code);
    return this.#every;
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

  /** Returns those of these codes that fit a turn. */
  fitting(turn: CodeTurn, indices: Uint32Array): Uint32Array {
    const { codes, every } = this;
    const { guess } = turn;
    const row = codes.indexOf(guess);
    if (row < 0) throw new RangeError('not a code of these rules');
    this.#scored += indices.length;
    if (this.#scorer || this.#scored > TABLES_PAY * codes.size) {
      const classes = this.scorer.classesOf(row, indices);
      return indices.filter((_, i) => fitsTurn(turn, classes[i]));
    }
    if (indices !== every)
      return indices.filter((index) => fitsTurn(turn, scoreCode(guess, codes.codeAt(index))));
    const fitting: number[] = [];
    scoreAll(codes.rules, guess, (code, feedback) => {
      if (fitsTurn(turn, feedback)) fitting.push(code);
    });
    return Uint32Array.from(fitting);
  }
}

/** Building the tables takes about as long as scoring the space this many times without them. */
const TABLES_PAY = 4;

/** A candidate set stored as the ascending indices of its codes. */
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
    const { space, turns } = this;
    this.#indices ??= this.#parent
      ? space.fitting(turns[turns.length - 1], this.#parent.indices)
      : space.every;
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

  /** Whether the code at this index of the space is a candidate. */
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
    this.space.scorer.histogram(this.space.codes.indexOf(guess), this.indices, histogram);
    return Array.from(histogram, (count) => BigInt(count));
  }

  with(turn: CodeTurn): ListedCandidates {
    return new ListedCandidates(this.space, [...this.turns, turn], this);
  }
}
