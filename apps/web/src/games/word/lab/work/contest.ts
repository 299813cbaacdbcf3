import { compareWordStrategy } from '@inkling/games/word/analysis/contests';
import type { WordLists } from '@inkling/games/word/analysis/lists';
import type { WordStrategy } from '@inkling/words/rank';
import type { CompareUpdate } from '../../../../shell/parts/lab-tasks.ts';
import type { WorkStep } from '../../../../shell/worker/serve-task.ts';

/** Plays one greedy strategy against every likely answer. */
export function* contest(
  player: string,
  lists: WordLists,
  hard: boolean,
): Generator<WorkStep<CompareUpdate>, void> {
  const run = compareWordStrategy(lists, player as WordStrategy, { hard });
  let step = run.next();
  for (; !step.done; step = run.next()) {
    const { settled, secrets } = step.value;
    yield () => ({
      kind: 'progress',
      progress: { player, kind: 'played', done: settled, total: secrets, soFar: undefined },
    });
  }
  const { total, average, worst, histogram, unsolved } = step.value;
  const secrets = histogram.reduce((sum, count) => sum + count, unsolved);
  yield {
    kind: 'row',
    row: { player, secrets, total, average, worst, histogram, unsolved, interval: undefined },
  };
}
