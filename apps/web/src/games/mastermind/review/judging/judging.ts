import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Reference, Review } from '@inkling/games/mastermind/analysis/review';
import { runTask, tasksOf } from '../../../../shell/worker/task.ts';
import type { TurnSplits } from './splits.ts';

export interface JudgingAsk {
  readonly rules: CodeRules;
  readonly turns: readonly CodeTurn[];
  readonly reference: Reference;
}

/** What is known of a game so far. */
export interface Judged {
  readonly review: Review;
  /** Of each turn that was judged; all of them once it is over. */
  readonly splits: readonly (TurnSplits | undefined)[];
  readonly done: number;
  readonly total: number;
  readonly isOver: boolean;
}

/** Judges in a worker of its own; returns what stops it. `onJudged` gets `undefined` when it broke. */
export function judge(ask: JudgingAsk, onJudged: (judged: Judged | undefined) => void): () => void {
  return runTask(startJudging, ask, onJudged);
}

const startJudging = tasksOf<JudgingAsk, Judged>(
  () => new Worker(new URL('./judging-worker.ts', import.meta.url), { type: 'module' }),
);
