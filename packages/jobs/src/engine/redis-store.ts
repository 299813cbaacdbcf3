import type { Redis } from 'ioredis';
import { MissingPackages, type ProofRecord, type ProofStore } from './proof-store.ts';
import { RedisEngine } from './redis-engine.ts';
import { NAMESPACE } from './redis-facts.ts';

export interface RedisLine {
  readonly redis: Redis;
  readonly bull: typeof import('bullmq');
  close(): Promise<void>;
}

/** Opens a connection that survives network failures: a command without an answer fails after `silenceMs`. */
export async function openRedis(url: string, silenceMs: number = SILENCE_MS): Promise<RedisLine> {
  const [bull, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]).catch(
    (error: unknown) => {
      throw new MissingPackages(['bullmq@6', 'ioredis@5'], { cause: error });
    },
  );
  const redis = new Redis(url, {
    commandTimeout: silenceMs,
    connectTimeout: silenceMs,
    keepAlive: silenceMs,
    // BullMQ requires this; `commandTimeout` limits the wait instead.
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(attempt * 50, RETRY_MS_MAX),
  });
  redis.on('error', () => undefined);
  const close = async () => redis.disconnect();
  try {
    await redis.ping();
  } catch (error) {
    await close();
    throw error;
  }
  return { redis, bull, close };
}

export async function openRedisStore(url: string): Promise<ProofStore> {
  const { redis, bull, close } = await openRedis(url);
  return {
    ...proofsIn(redis),
    engine: async (name, _, terms) => new RedisEngine(bull, redis, name, terms),
    close,
  };
}

/**
 * The proofs in Redis. One hash holds their records, another the order in which they began, and a sorted set the proofs
 * that need workers.
 */
function proofsIn(redis: Redis): Omit<ProofStore, 'engine' | 'close'> {
  const read = async (proof: string): Promise<ProofRecord | undefined> => {
    const [[, text], [, open]] = ((await redis.pipeline().hget(PROOFS, proof).zscore(OPEN, proof).exec()) ??
      []) as [[unknown, string | null], [unknown, string | null]];
    return text ? { ...(JSON.parse(text) as ProofRecord), open: open !== null } : undefined;
  };
  const reopen = async (proof: string) => {
    const order = await redis.hget(ORDER, proof);
    await redis.zadd(OPEN, order ?? 0, proof);
  };
  return {
    async begin({ proof, version, spec }) {
      const isNew = await redis.hsetnx(PROOFS, proof, JSON.stringify({ proof, version, spec }));
      if (isNew === 1) await redis.hset(ORDER, proof, await redis.incr(CLOCK));
      if (isNew === 1) await reopen(proof);
      const found = await read(proof);
      if (!found) throw new Error('the new proof was not found after it was created');
      return found;
    },
    reopen,
    async end(proof) {
      await redis.zrem(OPEN, proof);
    },
    async openProofs() {
      const names = await redis.zrange(OPEN, 0, -1);
      const records = await Promise.all(names.map(read));
      return records.filter((record) => record !== undefined);
    },
  };
}

const SILENCE_MS = 5000;
const RETRY_MS_MAX = 1000;
const [PROOFS, ORDER, OPEN, CLOCK] = ['proofs', 'order', 'open', 'clock'].map(
  (name) => `${NAMESPACE}:${name}`,
) as [string, string, string, string];
