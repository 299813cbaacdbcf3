import type { AdversaryProof, ProofFault } from '@inkling/codes/reference/adversary-proof';
import type { StateMachine, TraceEvent } from '@inkling/codes/strategies/states/machine';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code, Feedback } from '@inkling/core/feedback';
import type { PlayerOptions } from '@inkling/games/mastermind/analysis/players';
import type { MastermindState } from '@inkling/games/mastermind/rules/game';
import { threadsOf } from '../../../../shell/worker/thread.ts';
import type { StartThread } from '../../../../shell/worker/worker-client.ts';

/** One player with the turns it has played: all that its next guess may depend on. */
export interface Line {
  readonly player: PlayerOptions;
  readonly turns: readonly CodeTurn[];
}

/** One turn of the essay's machine: what it did, in order, and the state that the answer led to. */
export interface TracedTurn {
  readonly guess: Code;
  readonly feedback: number;
  readonly from: StateMachine['stateName'];
  /** `undefined` when the guess was the code. */
  readonly to: StateMachine['stateName'] | undefined;
  readonly events: readonly TraceEvent[];
}

/** What the adversary shows, with the verdict of a checker that shares no code with it. */
export interface Proof {
  readonly proof: AdversaryProof;
  /** Codes that the checker wrote out, or what it found wrong. */
  readonly verdict: { readonly codes: number } | { readonly fault: ProofFault };
}

/** Every question with its answer, by name. Nothing here but the maker's own state has room for a secret. */
export interface Questions {
  /** For each line of turns: codes left after 0, 1, 2 … of them. */
  readonly counts: {
    readonly ask: { readonly rules: CodeRules; readonly lines: readonly (readonly CodeTurn[])[] };
    readonly answer: readonly (readonly number[])[];
  };
  /** For each player its next guess, or `undefined` when it has none. */
  readonly guesses: {
    readonly ask: { readonly rules: CodeRules; readonly lines: readonly Line[] };
    readonly answer: readonly (readonly number[] | undefined)[];
  };
  readonly trace: {
    readonly ask: Line & { readonly rules: CodeRules };
    readonly answer: readonly TracedTurn[];
  };
  /** The adversary's answer to the guess that waits. */
  readonly answer: { readonly ask: MastermindState; readonly answer: Feedback | undefined };
  readonly proof: { readonly ask: MastermindState; readonly answer: Proof | undefined };
}

/** The worker that answers them. */
export const startRaceWorker: StartThread<Questions> = threadsOf(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
