import { type Statistics, statisticsOf } from '@inkling/games/mastermind/analysis/statistics';
import { serveTask } from '../../../shell/worker/serve-task.ts';

/** Runs in a worker because sheets of five places take a while. */
serveTask<readonly string[], Statistics>(function* (texts) {
  const work = statisticsOf(texts);
  let step = work.next();
  while (!step.done) step = work.next();
  yield step.value;
});
