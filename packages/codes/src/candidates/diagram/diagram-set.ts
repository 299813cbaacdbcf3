import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { type Code, feedbackClass, feedbackClassCount, feedbackOf, scoreCode } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import type { RandomStream } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import type { CandidateSet } from '../candidate-set.ts';
import { isCode } from '../code-space.ts';
import { intersect } from './intersect.ts';
import { freeLayers, type Layers } from './layers.ts';
import { productOf } from './product.ts';
import { Tally } from './tally.ts';
import { TOTAL_UNIT, type Watch, watchCell, watchDistinct, watchExact, watchTotal } from './watch.ts';

/** The limits at which a diagram stops. */
export interface DiagramLimits {
  /** The nodes of one automaton while it is being built; each takes 4 bytes per symbol. */
  readonly nodes: number;
}

/** About 200 MB and two seconds; 100 random games at 12 places × 12 symbols stay below (`bench/diagram.ts`). */
export const DIAGRAM_LIMITS: DiagramLimits = { nodes: 1 << 21 };

/** The diagram stopped at its limits, which are repeated here. */
export interface DiagramFault extends DiagramLimits {
  readonly code: 'budget';
}

/** Sets of at most this many codes are split by scoring each code. */
const SCORED_CODES_MAX = 4096n;

/**
 * The candidate set for spaces too large to list: two minimal automata over the history (see `layers.ts`) and exact
 * sums over their product. `with` reuses what is already built, so each move of a game costs only its newest turn.
 *
 * Call `ready` first if the limits can matter (beyond 12 places × 12 symbols they can): the other queries throw a
 * RangeError if the diagram does not fit them.
 */
export class DiagramSet implements CandidateSet {
  readonly rules: CodeRules;
  readonly turns: readonly CodeTurn[];
  readonly limits: DiagramLimits;
  readonly #link: Link | undefined;
  #pair: Result<Pair, DiagramFault> | undefined;
  #tally: Result<Tally, DiagramFault> | undefined;
  #count: bigint | undefined;

  constructor(
    rules: CodeRules,
    turns: readonly CodeTurn[] = [],
    limits: DiagramLimits = DIAGRAM_LIMITS,
    link?: Link,
  ) {
    this.rules = rules;
    this.turns = turns;
    this.limits = limits;
    this.#link = link;
    const last = turns.at(-1);
    if (link || !last) return;
    const root = new DiagramSet(rules, [], limits);
    const parent = turns.slice(0, -1).reduce<DiagramSet>((set, turn) => set.with(turn), root);
    this.#link = { parent, cells: [], watches: () => watchTurn(rules, last) };
  }

  /** Builds the diagram if necessary, and reports whether it fits its limits. */
  ready(): Result<true, DiagramFault> {
    return finish(this.readySteps());
  }

  /** Does the same with a pause every few milliseconds. */
  *readySteps(): Generator<undefined, Result<true, DiagramFault>> {
    this.#tally ??= yield* this.#multiply();
    return this.#tally.ok ? ok(true) : this.#tally;
  }

  count(): bigint {
    this.#count ??= this.#sure()
      .ends()
      .reduce((sum, { count }) => sum + count, 0n);
    return this.#count;
  }

  places(): readonly (readonly bigint[])[] {
    const { places, symbols } = this.rules;
    if (this.count() === 0n) return Array.from({ length: places }, () => new Array<bigint>(symbols).fill(0n));
    return this.#sure().places();
  }

  contains(code: Code): boolean {
    return (
      isCode(code, this.rules) &&
      (this.#link?.cells ?? []).every(({ place, symbol }) => code[place] === symbol) &&
      this.turns.every(({ guess, feedback }) => scoreCode(guess, code) === feedback)
    );
  }

  at(k: bigint): Code | undefined {
    return this.#sure().at(k);
  }

  sample(random: RandomStream): Code | undefined {
    const count = this.count();
    return count === 0n ? undefined : this.at(random.belowBig(count));
  }

  split(guess: Code): readonly bigint[] {
    return fitting(this.trySplit(guess));
  }

  /** Returns the split, or the budget fault, because a split needs several times as many cells as a count. */
  trySplit(guess: Code): Result<readonly bigint[], DiagramFault> {
    return finish(this.splitSteps(guess));
  }

  /** Does the same with a pause every few milliseconds. */
  *splitSteps(guess: Code): Generator<undefined, Result<readonly bigint[], DiagramFault>> {
    const pair = yield* this.#layers();
    if (!pair.ok) return pair;
    const cells = new Array<bigint>(feedbackClassCount(this.rules.places)).fill(0n);
    const ready = yield* this.readySteps();
    if (!ready.ok) return ready;
    if (this.count() <= SCORED_CODES_MAX) {
      for (const code of this.codes()) cells[scoreCode(guess, code)]++;
      return ok(cells);
    }
    // Adds one more turn with open feedback to the two automata, and reads the classes from the labels at the end.
    const { nodes } = this.limits;
    const total = watchTotal(guess, this.rules.symbols, undefined);
    const counts = yield* intersect(pair.value.counts, total, nodes);
    const exacts = counts && (yield* intersect(pair.value.exacts, watchExact(guess, undefined), nodes));
    const product = exacts && (yield* productOf(counts, exacts, nodes));
    if (!product) return this.#fault();
    for (const { label, count } of new Tally(product).ends()) {
      const exact = label % TOTAL_UNIT;
      if (count > 0n) cells[feedbackClass(exact, (label - exact) / TOTAL_UNIT - exact)] += count;
    }
    return ok(cells);
  }

  /** Iterates over the codes in lexicographic order, one at a time. */
  codes(): Iterable<Code> {
    return this.#sure().codes();
  }

  with(turn: CodeTurn): DiagramSet {
    return new DiagramSet(this.rules, [...this.turns, turn], this.limits, {
      parent: this,
      cells: this.#link?.cells ?? [],
      watches: () => watchTurn(this.rules, turn),
    });
  }

  /** Returns the codes of this set that have a symbol at a place (zero-based). */
  where(place: number, symbol: number): DiagramSet {
    return new DiagramSet(this.rules, this.turns, this.limits, {
      parent: this,
      cells: [...(this.#link?.cells ?? []), { place, symbol }],
      watches: () => ({ total: undefined, exact: watchCell(place, symbol) }),
    });
  }

  #sure(): Tally {
    this.#tally ??= finish(this.#multiply());
    return fitting(this.#tally);
  }

  *#multiply(): Generator<undefined, Result<Tally, DiagramFault>> {
    const pair = yield* this.#layers();
    if (!pair.ok) return pair;
    const product = yield* productOf(pair.value.counts, pair.value.exacts, this.limits.nodes);
    return product ? ok(new Tally(product)) : this.#fault();
  }

  /** Builds what is missing along the history, oldest first. Not recursive, so a history can have any length. */
  *#layers(): Generator<undefined, Result<Pair, DiagramFault>> {
    const unbuilt: DiagramSet[] = [];
    for (let set = this.#link?.parent; set && !set.#pair; set = set.#link?.parent) unbuilt.push(set);
    for (const set of unbuilt.toReversed()) set.#pair = yield* set.#build();
    this.#pair ??= yield* this.#build();
    return this.#pair;
  }

  *#build(): Generator<undefined, Result<Pair, DiagramFault>> {
    const link = this.#link;
    if (link) {
      const before = yield* link.parent.#layers();
      return before.ok ? yield* this.#narrow(before.value, link.watches()) : before;
    }
    const { places, symbols, repeats } = this.rules;
    const free = freeLayers(places, symbols);
    return yield* this.#narrow(
      { counts: free, exacts: free },
      { total: repeats ? undefined : watchDistinct, exact: undefined },
    );
  }

  *#narrow(pair: Pair, { total, exact }: Watches): Generator<undefined, Result<Pair, DiagramFault>> {
    const { nodes } = this.limits;
    const counts = total ? yield* intersect(pair.counts, total, nodes) : pair.counts;
    const exacts = exact ? yield* intersect(pair.exacts, exact, nodes) : pair.exacts;
    return counts && exacts ? ok({ counts, exacts }) : this.#fault();
  }

  #fault(): Result<never, DiagramFault> {
    return fail({ code: 'budget', ...this.limits });
  }
}

/** Returns the value. Throws on a fault, for callers that have not called `ready` or `trySplit` first. */
export function fitting<T>(result: Result<T, DiagramFault>): T {
  if (result.ok) return result.value;
  throw new RangeError(TOO_LARGE);
}

/** The message of the `RangeError` that is thrown if the limits are too small for an answer. */
export const TOO_LARGE = 'too many codes to count';

/** How a set was derived from another: by one turn, or by one fixed symbol. */
interface Link {
  readonly parent: DiagramSet;
  readonly cells: readonly { readonly place: number; readonly symbol: number }[];
  watches(): Watches;
}

interface Watches {
  readonly total: Watch | undefined;
  readonly exact: Watch | undefined;
}

interface Pair {
  readonly counts: Layers;
  readonly exacts: Layers;
}

function watchTurn({ symbols }: CodeRules, { guess, feedback }: CodeTurn): Watches {
  const { exact, near } = feedbackOf(feedback);
  return { total: watchTotal(guess, symbols, exact + near), exact: watchExact(guess, exact) };
}
