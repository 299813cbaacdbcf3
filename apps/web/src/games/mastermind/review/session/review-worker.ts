import { expect } from '@inkling/core/result';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { reviewTurns } from '@inkling/games/mastermind/analysis/review';
import { serveTask } from '../../../../shell/worker/serve-task.ts';
import type { Judged, ReviewAsk } from './judging.ts';

/** Reviews one sheet and says what it knows each time a turn has been judged. */
serveTask<ReviewAsk, Judged>(function* ({ rules, turns, reference }) {
  const work = reviewTurns(expect(CodeAnalysis.of(rules, [])), turns, { reference });
  let known = -1;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) {
      yield { review: step.value, done: turns.length, total: turns.length, isOver: true };
      return;
    }
    const { done, total, review } = step.value;
    if (done === known) continue;
    known = done;
    yield { review, done, total, isOver: false };
  }
});
