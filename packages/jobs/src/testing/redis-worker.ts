import { RedisEngine } from '../engine/redis-engine.ts';
import { openRedis } from '../engine/redis-store.ts';
import { RIG_TERMS } from './rig.ts';
import { obey } from './rig-work.ts';

obey(async (url, proof, version, silenceMs) => {
  const { bull, redis, close } = await openRedis(url, silenceMs);
  return { engine: new RedisEngine(bull, redis, { proof, version }, RIG_TERMS), end: close };
});
