import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Reference, Review } from '@inkling/games/mastermind/analysis/review';
import { runTask, tasksOf } from '../../../../shell/worker/task.ts';
import type { TurnSplits } from './splits.ts';

export interface JudgingAsk {
  readonly rules: CodeRules;
  readonly turns: readonly CodeTurn[];
  readonly reference: Reference;
}

/** The results of judging a game so far. */
export interface Judged {
  readonly review: Review;
  /** One entry for each turn once judging is over; empty until then. */
  readonly splits: readonly (TurnSplits | undefined)[];
  readonly done: number;
  readonly total: number;
  readonly isOver: boolean;
}

/** Judges in a separate worker; returns a function that stops it. Calls `onJudged(undefined)` if the worker fails. */
export function judge(ask: JudgingAsk, onJudged: (judged: Judged | undefined) => void): () => void {
  return runTask(startJudging, ask, onJudged);
}

const startJudging = tasksOf<JudgingAsk, Judged>(
  () => new Worker(new URL('./judging-worker.ts', import.meta.url), { type: 'module' }),
);
