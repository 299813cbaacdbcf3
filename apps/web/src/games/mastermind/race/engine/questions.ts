import type { AdversaryProof, ProofFault } from '@inkling/codes/reference/adversary-proof';
import type { StateMachine, TraceEvent } from '@inkling/codes/strategies/states/machine';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code, Feedback } from '@inkling/core/feedback';
import type { PlayerOptions } from '@inkling/games/mastermind/analysis/players';
import type { MastermindState } from '@inkling/games/mastermind/rules/game';
import { threadsOf } from '../../../../shell/worker/thread.ts';
import type { StartThread } from '../../../../shell/worker/worker-client.ts';

/** A player and the turns it has played: everything that its next guess may depend on. */
export interface Line {
  readonly player: PlayerOptions;
  readonly turns: readonly CodeTurn[];
}

/** One turn of the essay's machine: what it did, in order, and the state it reached after the answer. */
export interface TracedTurn {
  readonly guess: Code;
  readonly feedback: number;
  readonly from: StateMachine['stateName'];
  /** `undefined` if the guess was the code. */
  readonly to: StateMachine['stateName'] | undefined;
  readonly events: readonly TraceEvent[];
}

/** The adversary's proof, with the verdict of a checker that shares no source code with it. */
export interface Proof {
  readonly proof: AdversaryProof;
  /** The number of codes that the checker enumerated, or the error that it found. */
  readonly verdict: { readonly codes: number } | { readonly fault: ProofFault };
}

/** All questions and their answers, by name. Only the maker's own state could contain a secret. */
export interface Questions {
  /** For each line: the number of codes left after 0, 1, 2 … of its turns. */
  readonly counts: {
    readonly ask: { readonly rules: CodeRules; readonly lines: readonly (readonly CodeTurn[])[] };
    readonly answer: readonly (readonly number[])[];
  };
  /** The next guess of each player, or `undefined` if it has none. */
  readonly guesses: {
    readonly ask: { readonly rules: CodeRules; readonly lines: readonly Line[] };
    readonly answer: readonly (readonly number[] | undefined)[];
  };
  readonly trace: {
    readonly ask: Line & { readonly rules: CodeRules };
    readonly answer: readonly TracedTurn[];
  };
  /** The adversary's answer to the pending guess. */
  readonly answer: { readonly ask: MastermindState; readonly answer: Feedback | undefined };
  readonly proof: { readonly ask: MastermindState; readonly answer: Proof | undefined };
}

/** Starts the worker thread that answers these questions. */
export const startRaceWorker: StartThread<Questions> = threadsOf(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
