import { expect as value } from '@inkling/core/result';
import fc from 'fast-check';
import { parseRules } from 'inkling';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProof } from '../proof/run-proof.ts';
import { runWorker } from '../proof/run-worker.ts';
import { anyFact } from '../testing/any-fact.ts';
import { keepsTheContract } from '../testing/contract.ts';
import { openRedisRig } from '../testing/redis-rig.ts';
import { RedisServer } from '../testing/redis-server.ts';
import { mergeFacts } from './fact.ts';
import { openProofStore } from './open-store.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await RedisServer.start();
});
afterAll(() => server?.stop());

describe('BullMQ on Redis', () => {
  keepsTheContract(() => openRedisRig(server));

  it('merges facts in Lua as everywhere else', async () => {
    const rig = await openRedisRig(server);
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

  it('carries a whole proof from its coordinator to a worker and back', async () => {
    const game = { game: 'mastermind' as const, rules: value(parseRules('p4c4')) };
    const [engineUrl, stop] = [server.url(), new AbortController()];
    const events: string[] = [];
    const working = runWorker({
      engineUrl,
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

  it('keeps a proof under the version that began it', async () => {
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
