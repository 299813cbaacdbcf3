import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { threadsOf } from '../../../../shell/worker/thread.ts';
import type { StartThread } from '../../../../shell/worker/worker-client.ts';

/** What a duel asks the engine: whether the answers are consistent, and how many codes fit them. */
export type LinkDuelQuestions = {
  readonly check: {
    readonly ask: { readonly rules: CodeRules; readonly turns: readonly CodeTurn[] };
    readonly answer: Checked;
  };
};

export type Checked =
  | { readonly kind: 'counted'; readonly left: bigint }
  /** A smallest set of turns whose answers cannot all be true; zero-based. */
  | { readonly kind: 'contradictory'; readonly turns: readonly number[] }
  | { readonly kind: 'too-large' };

/** Starts the worker thread that answers these questions. */
export const startLinkDuelWorker: StartThread<LinkDuelQuestions> = threadsOf(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
