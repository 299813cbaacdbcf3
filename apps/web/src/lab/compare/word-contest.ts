import type { WordStrategy } from '@inkling/solvers/words/rank';
import { compareWordStrategy } from 'inkling/word/contests';
import type { WordLists } from 'inkling/word/lists';
import type { ContestProgress, ContestRow } from './contest-row.ts';

/** Lets one greedy strategy find every likely answer. */
export function* wordContest(
  contestant: WordStrategy,
  lists: WordLists,
  hard: boolean,
): Generator<ContestProgress, ContestRow> {
  const run = compareWordStrategy(lists, contestant, { hard });
  for (;;) {
    const step = run.next();
    if (!step.done) {
      const { settled, secrets } = step.value;
      yield { contestant, kind: 'played', done: settled, total: secrets, soFar: undefined };
      continue;
    }
    const { total, average, worst, histogram, unsolved } = step.value;
    const secrets = histogram.reduce((sum, count) => sum + count, unsolved);
    return { contestant, secrets, total, average, worst, histogram, unsolved, interval: undefined };
  }
}
