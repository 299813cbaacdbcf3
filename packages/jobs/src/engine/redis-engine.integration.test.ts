import { expect as value } from '@inkling/core/result';
import fc from 'fast-check';
import { parseRules } from 'inkling';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runProof } from '../proof/run-proof.ts';
import { runWorker } from '../proof/run-worker.ts';
import { anyFact } from '../testing/any-fact.ts';
import { keepsTheContract } from '../testing/contract.ts';
import { openRedisRig, redisWorkers } from '../testing/redis-rig.ts';
import { RedisServer } from '../testing/redis-server.ts';
import { isPermanent, RefusedError } from './engine-fault.ts';
import { mergeFacts } from './fact.ts';
import { openProofStore } from './open-store.ts';
import { RedisEngine } from './redis-engine.ts';
import { openRedis } from './redis-store.ts';

let server: RedisServer;
const workers = redisWorkers();
beforeAll(async () => {
  server = await RedisServer.start();
});
afterAll(async () => {
  workers.end();
  await server?.stop();
});

describe('BullMQ on Redis', () => {
  keepsTheContract(() => openRedisRig(server, workers));

  it('merges facts in Lua as mergeFacts does', async () => {
    const rig = await openRedisRig(server, workers);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyFact('key'), { minLength: 1, maxLength: 4 }), async (facts) => {
        const key = `key ${run++}`;
        for (const fact of facts) await rig.engine.finish('nothing', [{ ...fact, key }], 1);
        const [known] = await rig.engine.reports([key]);
        expect(known).toEqual({ ...facts.reduce(mergeFacts), key, source: rig.engine.source });
      }),
      { numRuns: 60 },
    );
    await rig.close();
  });

  it('carries a whole proof from the coordinator to a worker and back', async () => {
    const game = { game: 'mastermind' as const, rules: value(parseRules('p4c4')) };
    const [engineUrl, stop] = [server.url(), new AbortController()];
    const events: string[] = [];
    const working = runWorker({
      engineUrl: server.workerUrl(),
      workers: 1,
      tableBytes: 2 ** 22,
      signal: stop.signal,
      onEvent: ({ kind }) => void events.push(kind),
    });
    const run = await runProof(
      { game, rules: 'p4c4', depthMax: 255 },
      { engineUrl, workers: 0, confirmations: 1, tableBytes: 2 ** 22, signal: stop.signal },
    );
    expect(value(run).proved).toMatchObject({ end: 'proved', lower: 905 });
    stop.abort();
    await working;
    expect(events).toContain('job');
  });

  it('lets a worker with its own login do its work', async () => {
    const { redis, bull, close } = await openRedis(server.url());
    const line = await openRedis(server.workerUrl());
    const name = { proof: 'of a login', version: 'one' };
    const [coordinator, worker] = [
      new RedisEngine(bull, redis, name),
      new RedisEngine(bull, line.redis, name),
    ];
    const jobOf = (id: string, notBy: readonly string[] = []) => ({ id, payload: id, priority: 0, notBy });
    await coordinator.offer([jobOf('not mine', [worker.source]), jobOf('fails'), jobOf('ends')]);
    expect((await worker.lease(3)).map(({ id }) => id).toSorted()).toEqual(['ends', 'fails']);
    expect(await worker.renew(['ends', 'fails'])).toEqual(new Set(['ends', 'fails']));
    await worker.fail('fails', 'as it must');
    const fact = { key: 'question', lower: 1, proof: '', upper: 2, tree: '', spent: 1 };
    await worker.finish('ends', [fact], 1);
    expect(await coordinator.reports(['question'])).toEqual([{ ...fact, source: worker.source }]);
    await vi.waitUntil(
      async () => (await worker.lease(1)).length === 0 && (await coordinator.counts()).done === 1,
      { timeout: 60_000 },
    );
    await coordinator.refuse(worker.source, 'a test');
    await expect(worker.lease(1)).rejects.toThrow(RefusedError);
    await Promise.all([coordinator.close(), worker.close()]);
    await Promise.all([close(), line.close()]);
  });

  it('denies every other command to such a worker', async () => {
    const { redis, close } = await openRedis(server.workerUrl());
    for (const words of [
      ['set', 'theirs', '1'],
      ['get', 'theirs'],
      ['set', '{inkling}:proofs', '1'],
      ['hset', '{inkling}:proofs', 'p', '{}'],
      ['zrem', '{inkling}:open', 'p'],
      ['zadd', '{inkling}:order', '1', 'p'],
      ['incr', '{inkling}:clock'],
      ['hdel', '{inkling}:refused:p', 'me'],
      ['eval', "return redis.call('hset', '{inkling}:refused:p', 'another', '1')", '0'],
      ['eval', "return redis.call('keys', '*')", '0'],
      ['del', '{inkling}:proofs'],
      ['mset', '{inkling}:jobs:a', '1', '{inkling}:open', '1'],
      ['smembers', '{inkling}:order'],
      ['sort', '{inkling}:jobs:a'],
      ['blpop', '{inkling}:jobs:a', '1'],
      ['keys', '*'],
      ['scan', '0'],
      ['flushall'],
      ['flushdb'],
      ['config', 'get', '*'],
      ['config', 'set', 'maxmemory', '1'],
      ['acl', 'list'],
      ['acl', 'setuser', 'worker', 'allkeys'],
      ['client', 'list'],
      ['client', 'kill', 'type', 'normal'],
      ['script', 'flush'],
      ['function', 'list'],
      ['monitor'],
      ['save'],
      ['shutdown'],
      ['replicaof', 'no', 'one'],
      ['publish', 'a', 'b'],
      ['subscribe', 'a'],
    ] as const)
      await expect(redis.call(words[0], ...words.slice(1)), words.join(' ')).rejects.toSatisfy(isPermanent);
    await close();
  });

  it('keeps the version that began a proof, and ends and reopens the proof', async () => {
    const store = await openProofStore(server.url());
    const record = { proof: 'kept', version: 'one', spec: '{"a":1}', open: true };
    const later = { ...record, proof: 'a later one' };
    expect(await store.begin(record)).toEqual(record);
    expect(await store.begin(later)).toEqual(later);
    expect(await store.begin({ ...record, version: 'two', spec: '{}' })).toEqual(record);
    expect(await store.openProofs()).toEqual([record, later]);
    await store.end('kept');
    expect(await store.openProofs()).toEqual([later]);
    await store.reopen('kept');
    expect(await store.openProofs()).toEqual([record, later]);
    await store.close();
  });
});
