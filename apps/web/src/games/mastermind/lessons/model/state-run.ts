import { StateMachine, type TraceEvent } from '@inkling/codes/strategies/states/machine';
import { type Code, scoreCode } from '@inkling/core/feedback';
import { RULES } from './usual-board.ts';

export const STATES = ['GuessOne', 'GuessTwo', 'GuessCompute', 'GuessPermute', 'Found'] as const;
export type StateName = (typeof STATES)[number];

/** One guess of the machine: the state that made it, what the machine did, and the state that follows. */
export interface StateStep {
  readonly guess: Code;
  readonly feedback: number;
  readonly from: StateName;
  readonly to: StateName;
  /** Number of codes skipped before the guess, because each contradicts an earlier answer. */
  readonly passed: bigint | undefined;
  /** The symbols that were ruled out after the answer. */
  readonly events: readonly TraceEvent[];
}

/** The machine after some guesses at a secret. */
export interface StateRun {
  readonly steps: readonly StateStep[];
  readonly state: StateName;
  /** For each place, the symbols that its slot still holds. */
  readonly slots: readonly (readonly number[])[];
}

/**
 * Plays up to `stepsMax` guesses. The run depends only on the code and the first symbol, so a step back is a replay with
 * fewer steps.
 */
export function runStates(secret: Code, firstSymbol: number, stepsMax: number): StateRun {
  const machine = new StateMachine(RULES, firstSymbol);
  const steps: StateStep[] = [];
  while (steps.length < stepsMax && !machine.isSolved) {
    const from = machine.stateName;
    const traced = machine.trace.length;
    const guess = machine.propose();
    if (!guess.ok) break;
    const feedback = scoreCode(guess.value, secret);
    machine.answer(feedback);
    const events = machine.trace.slice(traced);
    const passed = events.find((event) => event.kind === 'passed')?.count;
    steps.push({
      guess: guess.value,
      feedback,
      from,
      to: machine.isSolved ? 'Found' : machine.stateName,
      passed,
      events: events.filter(({ kind }) => kind === 'removing' || kind === 'eliminating'),
    });
  }
  return {
    steps,
    state: machine.isSolved ? 'Found' : machine.stateName,
    slots: machine.slots.map(({ choices }) => [...choices]),
  };
}
