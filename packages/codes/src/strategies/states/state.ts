import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { Result } from '@inkling/core/result';
import type { Slot } from './slot.ts';

/**
 * The essay's State pattern (Gamma, Helm, Johnson & Vlissides, Design Patterns, 1994): the wrapper asks its
 * current state for a guess, hands it the answer, and goes on with whatever state comes back. The logic that
 * moves the machine on lives in the states.
 */
export interface State {
  readonly name: 'GuessOne' | 'GuessTwo' | 'GuessCompute' | 'GuessPermute';
  propose(machine: Machine): Result<Code, StateFault>;
  /** The answer to the proposed guess, already in the history and not the solved one. */
  learn(machine: Machine, turn: CodeTurn): State;
}

/** No code fits all answers. */
export type StateFault = 'contradiction';

/** What the wrapper offers its states: history, slots, and the three rules. */
export interface Machine {
  readonly rules: CodeRules;
  readonly firstSymbol: number;
  readonly turns: readonly CodeTurn[];
  readonly slots: readonly Slot[];
  /** Placements that one search may try. */
  readonly budget: number;

  /** Rule one: no symbol of a guess with nothing right is in the code. */
  ruleOne(turn: CodeTurn): boolean;
  /** Rule two: with nothing exact, no symbol of the guess stands where it was guessed. */
  ruleTwo(turn: CodeTurn): boolean;
  /** Rule three: all symbols are known; only their order is missing. */
  ruleThree(turn: CodeTurn): boolean;

  eliminate(symbol: number): void;
  /** Takes symbols from one cylinder. */
  remove(place: number, ...symbols: readonly number[]): void;
  reportPassed(count: bigint): void;
}
