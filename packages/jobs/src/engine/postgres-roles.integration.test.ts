import { expect as unwrap } from '@inkling/core/result';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Falsehood } from '../proof/ledger.ts';
import { runProof } from '../proof/run-proof.ts';
import { runWorker, type WorkerEvent } from '../proof/run-worker.ts';
import { nameProof } from '../proof/spec.ts';
import { honestSpec, LIARS } from '../testing/liars.ts';
import { freePort } from '../testing/machine.ts';
import { PostgresServer } from '../testing/postgres-server.ts';
import { openProofStore } from './open-store.ts';
import { beginProof, openPool } from './postgres-proofs.ts';
import { workLoop } from './work-loop.ts';

let server: PostgresServer;
let owner: Pool;
beforeAll(async () => {
  server = await PostgresServer.start();
  owner = await openPool(server.url());
  for (const name of ['ann', 'bob', 'eve'])
    await owner.query(`CREATE ROLE ${name} LOGIN PASSWORD 'inkling' IN ROLE inkling_worker`);
});
afterAll(async () => {
  await owner.end();
  await server.stop();
});

/** Ignores the error that a closing connection emits when the server stops. */
const poolAt = (connectionString: string) => new Pool({ connectionString }).on('error', () => undefined);

const urlOf = (name: string) => server.url().replace('postgres:inkling@', `${name}:inkling@`);

/** Runs a worker with this login until the signal is aborted, and records its events. */
function honestWorker(name: string, signal: AbortSignal): { events: WorkerEvent[]; ended: Promise<void> } {
  const events: WorkerEvent[] = [];
  const onEvent = (event: WorkerEvent) => void events.push(event);
  return {
    events,
    ended: runWorker({ engineUrl: urlOf(name), workers: 1, tableBytes: 2 ** 22, signal, onEvent }),
  };
}

describe('workers with their own logins', () => {
  it('prove the truth although one of them lies, and the liar is identified by its login', async () => {
    const spec = honestSpec();
    const stop = new AbortController();
    const refused: Falsehood[] = [];
    const proving = runProof(spec, {
      engineUrl: server.url(),
      workers: 0,
      confirmations: 2,
      tableBytes: 2 ** 22,
      signal: stop.signal,
      onRefused: (falsehood) => void refused.push(falsehood),
    });
    await openProof();
    const store = await openProofStore(urlOf('eve'));
    const run = LIARS['lower bounds that are too high']?.();
    if (!run) throw new Error('there is such a liar');
    const engine = await store.engine(nameProof(spec), 'worker');
    let hasLied = () => {};
    const lie = new Promise<void>((resolve) => {
      hasLied = resolve;
    });
    const terms = { slots: 1, renewEveryMs: 500, signal: stop.signal, onJob: () => hasLied() };
    const lying = workLoop(engine, run, terms).catch(String);
    await lie;
    const workers = ['ann', 'bob'].map((name) => honestWorker(name, stop.signal));
    const { proved } = unwrap(await proving);
    expect(proved).toMatchObject({ end: 'proved', lower: 97, upper: 97 });
    expect(proved.refused.map(({ source }) => source)).toEqual(['eve']);
    expect(refused).toEqual(proved.refused);
    expect(await lying).toContain('refused by the coordinator');
    const { rows } = await owner.query(`SELECT DISTINCT source FROM inkling_fact ORDER BY source`);
    expect(rows.map(({ source }) => source)).toEqual(['ann', 'bob']);
    const aside = await owner.query(`SELECT DISTINCT source FROM inkling_refused_fact`);
    expect(aside.rows).toEqual([{ source: 'eve' }]);
    stop.abort();
    for (const { ended } of workers) await ended;
    await store.close();
  });

  it('cannot write facts of others, change jobs or read tables other than theirs', async () => {
    const pool = poolAt(urlOf('bob'));
    for (const statement of [
      `INSERT INTO inkling_fact SELECT proof, 'ann', 'k', 9, '', 9, '', 0 FROM inkling_proof`,
      `DELETE FROM inkling_fact`,
      `DELETE FROM inkling_refused`,
      `UPDATE inkling_proof SET is_open = false`,
      `UPDATE pgboss.job SET data = '{}'`,
      `UPDATE pgboss.job SET priority = 99`,
      `DELETE FROM pgboss.job`,
      `INSERT INTO pgboss.job (name, data) VALUES ('x', '{}')`,
      `SELECT * FROM inkling_refused_fact`,
      `CREATE TABLE mine (a integer)`,
    ])
      await expect(pool.query(statement)).rejects.toThrow(/permission denied|row-level security/);
    const own = await pool.query(`SELECT DISTINCT source FROM inkling_fact`);
    expect(own.rows).toEqual([{ source: 'bob' }]);
    await pool.end();
  });

  it('stop with an error message when their permission is revoked', async () => {
    const stop = new AbortController();
    const proving = runProof(honestSpec('p4c5r'), {
      engineUrl: server.url(),
      workers: 0,
      tableBytes: 2 ** 22,
      signal: stop.signal,
    });
    const { events, ended } = honestWorker('ann', stop.signal);
    await openProof();
    await vi.waitUntil(() => events.some(({ kind }) => kind === 'job'), PATIENCE);
    await owner.query('REVOKE inkling_worker FROM ann');
    await ended;
    expect(events.at(-1)).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('permission denied'),
    });
    stop.abort();
    await proving;
  });
});

describe('the database of a proof', () => {
  it('stops a worker immediately, with the reason: nothing listens, no such database, a wrong password', async () => {
    const signal = new AbortController().signal;
    const nowhere = server.url(await freePort());
    for (const [engineUrl, reason] of [
      [nowhere, 'ECONNREFUSED'],
      [server.url().replace(/postgres$/, 'none'), 'does not exist'],
      [server.url().replace(':inkling@', ':wrong@'), 'password'],
    ] as const) {
      const events: WorkerEvent[] = [];
      await runWorker({ engineUrl, workers: 1, signal, onEvent: (event) => void events.push(event) });
      expect(events).toEqual([{ kind: 'unreachable', message: expect.stringContaining(reason) }]);
    }
  });

  it('stops the coordinator when it may no longer write', async () => {
    await owner.query(`CREATE ROLE carl LOGIN PASSWORD 'inkling'`);
    await owner.query('CREATE DATABASE carls OWNER carl');
    const engineUrl = urlOf('carl').replace(/postgres$/, 'carls');
    const proving = runProof(honestSpec('p4c5r'), {
      engineUrl,
      workers: 0,
      tableBytes: 2 ** 22,
      signal: new AbortController().signal,
    });
    const carls = poolAt(server.url().replace(/postgres$/, 'carls'));
    await openProof(carls);
    await carls.query('REVOKE ALL ON inkling_fact FROM carl; ALTER TABLE inkling_fact OWNER TO postgres');
    expect(await proving).toMatchObject({
      ok: false,
      error: { code: 'unreachable', message: expect.stringContaining('permission denied') },
    });
    await carls.end();
  });

  it('is not changed if its tables have another schema version', async () => {
    await owner.query('CREATE DATABASE later');
    const url = server.url().replace(/postgres$/, 'later');
    const later = poolAt(url);
    await later.query(
      'CREATE TABLE inkling_proof_schema (version integer); INSERT INTO inkling_proof_schema VALUES (7)',
    );
    await expect(openPool(url)).rejects.toThrow('have the form 7');
    expect((await later.query(`SELECT to_regclass('inkling_proof') AS found`)).rows).toEqual([
      { found: null },
    ]);
    await later.end();
  });

  it('can be that of a server, whose tables have a separate schema version', async () => {
    await owner.query('CREATE DATABASE served');
    const url = server.url().replace(/postgres$/, 'served');
    const served = poolAt(url);
    await served.query(
      'CREATE TABLE inkling_schema (version integer PRIMARY KEY); INSERT INTO inkling_schema VALUES (2)',
    );
    const pool = await openPool(url);
    const record = { proof: 'p', version: 'v', spec: '{}', open: true };
    expect(await beginProof(pool, record)).toMatchObject(record);
    expect((await served.query('SELECT version FROM inkling_schema')).rows).toEqual([{ version: 2 }]);
    await pool.end();
    await served.end();
  });
});

async function openProof(pool: Pool = owner): Promise<void> {
  await vi.waitUntil(async () => {
    const { rows } = await pool.query(`SELECT FROM inkling_proof WHERE is_open`).catch(() => ({ rows: [] }));
    return rows.length > 0;
  }, PATIENCE);
}

const PATIENCE = { timeout: 60_000, interval: 50 };
