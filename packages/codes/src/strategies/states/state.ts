import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { Result } from '@inkling/core/result';
import type { Slot } from './slot.ts';

/**
 * The essay's State pattern (Gamma, Helm, Johnson & Vlissides, Design Patterns, 1994): the machine asks its current
 * state for a guess, passes it the answer, and continues with the state that it returns. The logic of the transitions
 * is in the states.
 */
export interface State {
  readonly name: 'GuessOne' | 'GuessTwo' | 'GuessCompute' | 'GuessPermute';
  propose(machine: Machine): Result<Code, StateFault>;
  /** Takes the answer to the proposed guess, already in the history and not solved, and returns the next state. */
  learn(machine: Machine, turn: CodeTurn): State;
}

/** No code fits all answers. */
export type StateFault = 'contradiction';

/** What the machine offers to its states: history, slots, and the three rules. */
export interface Machine {
  readonly rules: CodeRules;
  readonly firstSymbol: number;
  readonly turns: readonly CodeTurn[];
  readonly slots: readonly Slot[];
  /** The number of placements that one search may try. */
  readonly budget: number;

  /** Applies rule one, if it holds: if nothing in a guess is right, none of its symbols is in the code. */
  ruleOne(turn: CodeTurn): boolean;
  /** Applies rule two, if it holds: if nothing is exact, no symbol of the guess stands where it was guessed. */
  ruleTwo(turn: CodeTurn): boolean;
  /** Whether rule three holds: all symbols are known, and only their order is missing. */
  ruleThree(turn: CodeTurn): boolean;

  eliminate(symbol: number): void;
  /** Removes symbols from one cylinder. */
  remove(place: number, ...symbols: readonly number[]): void;
  reportPassed(count: bigint): void;
}
