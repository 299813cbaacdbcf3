import { weighNow } from './weigh.ts';
import type { WeighAsk, Weighed } from './weighing.ts';

/** Weighs one guess; a position without a possible code breaks it, and is never asked about. */
self.addEventListener('message', ({ data }: MessageEvent<WeighAsk>) => {
  const weighed: Weighed | undefined = weighNow(data);
  if (!weighed) throw new Error('no code was possible');
  self.postMessage(weighed, { transfer: [] });
});
