import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Reference, Review } from '@inkling/games/mastermind/analysis/review';
import { runTask, tasksOf } from '../../../../shell/worker/task.ts';

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
  return runTask(startJudging, ask, onJudged);
}

const startJudging = tasksOf<ReviewAsk, Judged>(
  () => new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
);
