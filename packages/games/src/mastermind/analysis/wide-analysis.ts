import { type DiagramFault, DiagramSet, fitting } from '@inkling/codes/candidates/diagram/diagram-set';
import { conflictCore, coreRepairs } from '@inkling/codes/explain/conflict-core';
import { forcedSymbols, type Reason } from '@inkling/codes/explain/reasons';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { ok, type Result } from '@inkling/core/result';
import type { Check, Position } from './position.ts';

/**
 * A position whose codes cannot be listed. The decision diagram has a budget. When it is spent, `of` and
 * `ready` return 'too-large', and the other methods, except `check`, throw a `RangeError`.
 */
export class WideAnalysis implements Position {
  readonly set: DiagramSet;

  constructor(set: DiagramSet) {
    this.set = set;
  }

  /** Returns the position after these turns, or 'too-large' if it exceeds what the diagram can count. */
  static of(rules: CodeRules, turns: readonly CodeTurn[]): Result<WideAnalysis, 'too-large'> {
    const position = new WideAnalysis(new DiagramSet(rules, turns));
    return position.ready().ok ? ok(position) : { ok: false, error: 'too-large' };
  }

  /** Counts the remaining codes. Returns 'too-large' if the budget is spent. */
  ready(): Result<true, DiagramFault> {
    return this.set.ready();
  }

  with(turn: CodeTurn): WideAnalysis {
    return new WideAnalysis(this.set.with(turn));
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
    if (!(most >= 0)) throw new RangeError('most must be a number of at least 0');
    const first: Code[] = [];
    for (const code of this.set.codes()) {
      if (first.length >= most) break;
      first.push(code);
    }
    return first;
  }

  forced(): readonly (number | undefined)[] {
    return forcedSymbols(this.set);
  }

  /** Checks whether all answers can be true. If not, returns which conflict, and what would repair them. */
  check(): Check {
    const left = this.count();
    if (left > 0n) return { consistent: true, left };
    const conflict = conflictCore(this.set);
    // Finding a smallest set needs other diagrams, which may be too large although this one was not.
    const isFound = conflict.ok && !conflict.value.possible;
    const core = isFound ? conflict.value.turns : [...this.turns.keys()];
    const repairs = coreRepairs(this.set, core);
    return {
      consistent: false,
      conflicts: [core],
      repairs: repairs.ok ? repairs.value : [],
      hasUncountedRepairs: repairs.ok ? undefined : true,
    };
  }

  /** Returns why a symbol cannot be at a place, or an example of a code in which it is. */
  why(place: number, symbol: number): Reason {
    return fitting(conflictCore(this.set, { place, symbol }));
  }

  /** Returns the union of the turns that rule out each of the other symbols at the place. */
  proof(place: number, symbol: number): readonly number[] {
    const turns = new Set<number>();
    for (let other = 0; other < this.rules.symbols; other++) {
      const reason = other === symbol ? undefined : this.why(place, other);
      if (reason && !reason.possible) for (const turn of reason.turns) turns.add(turn);
    }
    return [...turns].toSorted((a, b) => a - b);
  }
}
