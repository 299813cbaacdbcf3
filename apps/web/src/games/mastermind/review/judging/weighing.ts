import type { PartitionFigures } from '@inkling/codes/strategies/partition';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { Choice, Reference } from '@inkling/games/mastermind/analysis/review';
import { runTask, tasksOf } from '../../../../shell/worker/task.ts';

/** A guess to be judged in the position after these turns. */
export interface WeighAsk {
  readonly rules: CodeRules;
  readonly turns: readonly CodeTurn[];
  readonly guess: Code;
  /** The guess that was played there, for comparison. */
  readonly played: Code;
  readonly reference: Reference;
}

/** What a guess would have cost, and how the played guess and the best one partition the possible codes. */
export interface Weighed {
  readonly choice: Choice;
  readonly playedFigures: PartitionFigures;
  readonly bestFigures: PartitionFigures;
}

/** Weighs in a separate worker; returns a function that stops it. Calls `onWeighed(undefined)` if the worker fails. */
export function weigh(ask: WeighAsk, onWeighed: (weighed: Weighed | undefined) => void): () => void {
  return runTask(startWeighing, ask, onWeighed);
}

const startWeighing = tasksOf<WeighAsk, Weighed>(
  () => new Worker(new URL('./weigh-worker.ts', import.meta.url), { type: 'module' }),
);
