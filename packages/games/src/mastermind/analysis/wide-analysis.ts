import { type DiagramFault, DiagramSet, fitting } from '@inkling/codes/candidates/diagram/diagram-set';
import { conflictCore, coreRepairs } from '@inkling/codes/explain/conflict-core';
import { forcedSymbols, type Reason } from '@inkling/codes/explain/reasons';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { ok, type Result } from '@inkling/core/result';
import type { Check, Position } from './position.ts';

/**
 * A position whose codes cannot be listed. The diagram has a budget: `of` and `ready` say when it is spent, and
 * the other questions throw a RangeError then.
 */
export class WideAnalysis implements Position {
  readonly set: DiagramSet;

  constructor(set: DiagramSet) {
    this.set = set;
  }

  /** The position after these turns; 'too-large' where they leave too much to count. */
  static of(rules: CodeRules, turns: readonly CodeTurn[]): Result<WideAnalysis, 'too-large'> {
    const position = new WideAnalysis(new DiagramSet(rules, turns));
    return position.ready().ok ? ok(position) : { ok: false, error: 'too-large' };
  }

  /** Counts what is left, or says 'too-large'. */
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

  /** How many codes are left. */
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

  /** Can all turns be true? If not: which cannot, and what would repair them. */
  check(): Check {
    const left = this.count();
    if (left > 0n) return { consistent: true, left };
    const conflict = fitting(conflictCore(this.rules, this.turns));
    return {
      consistent: false,
      conflicts: conflict.possible ? [] : [conflict.turns],
      repairs: fitting(coreRepairs(this.rules, this.turns)),
    };
  }

  /** Why a symbol cannot stand at a place, or a code that shows that it can. */
  why(place: number, symbol: number): Reason {
    return fitting(conflictCore(this.rules, this.turns, { place, symbol }));
  }

  /** What rules out every other symbol of the place, taken together. */
  proof(place: number, symbol: number): readonly number[] {
    const turns = new Set<number>();
    for (let other = 0; other < this.rules.symbols; other++) {
      const reason = other === symbol ? undefined : this.why(place, other);
      if (reason && !reason.possible) for (const turn of reason.turns) turns.add(turn);
    }
    return [...turns].toSorted((a, b) => a - b);
  }
}
