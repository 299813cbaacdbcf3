import { openRedis } from '../engine/redis-board.ts';
import { RedisEngine } from '../engine/redis-engine.ts';
import { startThread, Threads } from '../engine/threads.ts';
import { workLoop, type Yield } from '../engine/work-loop.ts';
import { RIG_SILENCE_MS, RIG_TERMS } from './rig.ts';

/** A worker process of the contract: URL, proof and version. Says that it is ready and works until it is killed. */
const [url = '', proof = '', version = ''] = process.argv.slice(2);
const { bull, redis } = await openRedis(url, RIG_SILENCE_MS);
const engine = new RedisEngine(bull, redis, { proof, version }, RIG_TERMS);
const threads = new Threads(1, () => startThread(new URL('./spin-thread.ts', import.meta.url), undefined));
process.send?.('ready');
process.on('disconnect', () => process.exit());
await workLoop(engine, async (errand, signal) => (await threads.run(errand, signal)) as Yield, {
  slots: 1,
  renewEveryMs: 500,
  signal: new AbortController().signal,
});
