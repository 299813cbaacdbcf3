import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyFact } from '../testing/any-fact.ts';
import { keepsTheContract } from '../testing/contract.ts';
import { openPostgresRig, postgresWorkers } from '../testing/postgres-rig.ts';
import { PostgresServer } from '../testing/postgres-server.ts';
import { mergeFacts } from './fact.ts';
import { PostgresEngine } from './postgres-engine.ts';
import { beginProof, endProof, openPool, openProofs, reopenProof } from './postgres-proofs.ts';

let server: PostgresServer;
const workers = postgresWorkers();
beforeAll(async () => {
  server = await PostgresServer.start();
});
afterAll(async () => {
  workers.end();
  await server.stop();
});

describe('pg-boss on PostgreSQL', () => {
  keepsTheContract(() => openPostgresRig(server, workers));

  it('merges facts in SQL as mergeFacts does', async () => {
    const rig = await openPostgresRig(server, workers);
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

  it('opens through four pools simultaneously on a new database', async () => {
    const pool = await openPool(server.url());
    await pool.query('CREATE DATABASE fresh');
    await pool.end();
    const pools = await Promise.all(
      Array.from({ length: 4 }, () => openPool(server.url().replace(/postgres$/, 'fresh'))),
    );
    const name = { proof: 'many', version: 'one' };
    const engines = await Promise.all(pools.map((each) => PostgresEngine.open(each, name, 'coordinator')));
    await engines[0]?.offer([{ id: 'job', payload: 1, priority: 0, notBy: [] }]);
    expect(await engines[3]?.lease(2)).toEqual([{ id: 'job', payload: 1, attempt: 0 }]);
    for (const engine of engines) await engine.close();
    for (const each of pools) await each.end();
  });

  it('keeps the version that began a proof, and ends and reopens the proof', async () => {
    const pool = await openPool(server.url());
    const record = { proof: 'kept', version: 'one', spec: '{"a":1}', open: true };
    expect(await beginProof(pool, record)).toEqual(record);
    expect(await beginProof(pool, { ...record, version: 'two', spec: '{}' })).toEqual(record);
    expect(await openProofs(pool)).toContainEqual(record);
    await endProof(pool, 'kept');
    expect(await openProofs(pool)).not.toContainEqual(record);
    await reopenProof(pool, 'kept');
    expect(await openProofs(pool)).toContainEqual(record);
    await pool.end();
  });
});
