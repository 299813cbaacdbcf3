import { RedisEngine } from '../engine/redis-engine.ts';
import { openRedis } from '../engine/redis-store.ts';
import { RIG_SILENCE_MS, RIG_TERMS } from './rig.ts';
import { connect, workForRig } from './rig-work.ts';

/** A worker process of the contract: URL, proof and version. */
const [url = '', proof = '', version = ''] = process.argv.slice(2);
const { bull, redis } = await connect(() => openRedis(url, RIG_SILENCE_MS));
await workForRig(new RedisEngine(bull, redis, { proof, version }, RIG_TERMS));
