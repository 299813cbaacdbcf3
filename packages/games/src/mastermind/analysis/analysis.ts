import { listSpace } from '@inkling/codes/candidates/code-space';
import { candidatesIn, type ListedCandidates, ListedSpace } from '@inkling/codes/candidates/listed';
import { conflictsOf, repairsOf } from '@inkling/codes/explain/conflicts';
import { forcedSymbols, type Reason, reasonFor } from '@inkling/codes/explain/reasons';
import { Violations } from '@inkling/codes/explain/violations';
import type { Kernels } from '@inkling/codes/kernels/kernels';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { ok, type Result } from '@inkling/core/result';
import { minimalHittingSets } from '@inkling/deduction/explain/hitting-sets';
import type { Check, Position } from './position.ts';

/** A position whose codes are listed. Results are computed lazily. */
export class CodeAnalysis implements Position {
  readonly set: ListedCandidates;
  #violations: Violations | undefined;

  constructor(set: ListedCandidates) {
    this.set = set;
  }

  /**
   * Returns the position after these turns, or 'too-large' if the codes cannot be listed. Kernels speed up
   * searches over all guesses without changing any result.
   */
  static of(
    rules: CodeRules,
    turns: readonly CodeTurn[],
    kernels?: Kernels,
  ): Result<CodeAnalysis, 'too-large'> {
    const space = listSpace(rules);
    if (!space.ok) return space;
    return ok(new CodeAnalysis(candidatesIn(new ListedSpace(space.value, kernels), turns)));
  }

  with(turn: CodeTurn): CodeAnalysis {
    return new CodeAnalysis(this.set.with(turn));
  }

  /** The rules of the game. */
  get rules(): CodeRules {
    return this.set.rules;
  }

  /** The turns so far. */
  get turns(): readonly CodeTurn[] {
    return this.set.turns;
  }

  /** Returns the number of codes left. */
  count(): bigint {
    return this.set.count();
  }

  places(): readonly (readonly bigint[])[] {
    return this.set.places();
  }

  codes(most: number): readonly Code[] {
    return Array.from(this.set.indices.subarray(0, most), (index) => this.set.space.codes.codeAt(index));
  }

  forced(): readonly (number | undefined)[] {
    return forcedSymbols(this.set);
  }

  /** Checks whether all answers can be true. If not, returns which conflict, and what would repair them. */
  check(): Check {
    const left = this.count();
    if (left > 0n) return { consistent: true, left };
    return {
      consistent: false,
      conflicts: conflictsOf(this.violations),
      repairs: repairsOf(this.violations),
    };
  }

  /** Returns why a symbol cannot be at a place, or an example of a code in which it is. */
  why(place: number, symbol: number): Reason {
    return reasonFor(this.set, this.violations, place, symbol);
  }

  proof(place: number, symbol: number): readonly number[] {
    const { codes } = this.set.space;
    const other = (code: number) => codes.table[code * codes.rules.places + place] !== symbol;
    return minimalHittingSets(this.violations.marks(other), 1)[0] ?? [];
  }

  /** For each code, the turns that it violates. Computed on first use and cached. */
  get violations(): Violations {
    this.#violations ??= new Violations(this.set.space, this.set.turns);
    return this.#violations;
  }
}
