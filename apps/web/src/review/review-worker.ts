import { expect } from '@inkling/core/result';
import { CodeAnalysis } from 'inkling/mastermind/analysis';
import { reviewTurns } from 'inkling/mastermind/review';
import type { Judged, ReviewAsk } from './judging.ts';

/** Reviews one sheet and says what it knows each time a turn has been judged. It is stopped by ending the thread. */
self.addEventListener('message', ({ data }: MessageEvent<ReviewAsk>) => {
  const { rules, turns, reference } = data;
  const work = reviewTurns(expect(CodeAnalysis.of(rules, [])), turns, { reference });
  let told = -1;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) {
      post({ review: step.value, done: turns.length, total: turns.length, isOver: true });
      return;
    }
    const { done, total, review } = step.value;
    if (done === told) continue;
    told = done;
    post({ review, done, total, isOver: false });
  }
});

function post(judged: Judged): void {
  self.postMessage(judged, { transfer: [] });
}
