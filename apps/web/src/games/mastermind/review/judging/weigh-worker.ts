import { serveTask } from '../../../../shell/worker/serve-task.ts';
import { weighNow } from './weigh.ts';
import type { WeighAsk, Weighed } from './weighing.ts';

/** Weighs one guess. Throws if no code is possible in the position, but such a position is never asked about. */
serveTask<WeighAsk, Weighed>(function* (ask) {
  const weighed = weighNow(ask);
  if (!weighed) throw new Error('no code is possible in this position');
  yield weighed;
});
