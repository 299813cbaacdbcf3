import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Reference, Review } from 'inkling/mastermind/review';

export interface ReviewAsk {
  readonly rules: CodeRules;
  readonly turns: readonly CodeTurn[];
  readonly reference: Reference;
}

/** What is known of a review so far. */
export interface Judged {
  readonly review: Review;
  readonly done: number;
  readonly total: number;
  readonly isOver: boolean;
}

/** Judges in a worker of its own; returns what stops it. `onJudged` gets `undefined` when it broke. */
export function judge(ask: ReviewAsk, onJudged: (judged: Judged | undefined) => void): () => void {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Judged>) => {
    onJudged(data);
    if (data.isOver) worker.terminate();
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onJudged(undefined);
  });
  worker.postMessage(ask, { transfer: [] });
  return () => worker.terminate();
}
