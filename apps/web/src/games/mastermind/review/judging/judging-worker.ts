import { expect } from '@inkling/core/result';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { reviewTurns } from '@inkling/games/mastermind/analysis/review';
import { serveTask } from '../../../../shell/worker/serve-task.ts';
import type { Judged, JudgingAsk } from './judging.ts';
import { splitsOf, type TurnSplits } from './splits.ts';

/** Judges one game, and reports the results so far after each judged turn. */
serveTask<JudgingAsk, Judged>(function* ({ rules, turns, reference }) {
  const start = expect(CodeAnalysis.of(rules, []));
  const work = reviewTurns(start, turns, { reference });
  let known = -1;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) {
      const splits: (TurnSplits | undefined)[] = [];
      let set = start.set;
      for (const [at, turn] of turns.entries()) {
        splits.push(splitsOf(set, step.value.turns[at]?.choice));
        set = set.with(turn);
        yield undefined;
      }
      yield { review: step.value, splits, done: turns.length, total: turns.length, isOver: true };
      return;
    }
    const { done, total, review } = step.value;
    if (done === known) continue;
    known = done;
    yield { review, splits: [], done, total, isOver: false };
  }
});
