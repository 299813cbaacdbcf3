import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askPostgres } from '../../apps/server/src/testing/ask-postgres.ts';
import { postgresEngine } from '../../apps/server/src/testing/engines.ts';
import { withoutSettings } from '../../tools/server-process.ts';

const PROGRAM = join(import.meta.dirname, '../../apps/server/dist/program.js');
const CLI = join(import.meta.dirname, '../../apps/cli/dist/main.js');
const PATIENCE_MS = 30_000;

type Engine = Awaited<ReturnType<typeof postgresEngine>>;
let engine: Engine;
beforeAll(async () => {
  engine = await postgresEngine();
});
afterAll(() => engine?.stop());

/** Runs a program that must give up immediately. Returns its exit code and its standard error. */
function give(...words: readonly string[]): [number | null, string] {
  const { status, stderr } = spawnSync(process.execPath, words, {
    env: withoutSettings(process.env),
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  return [status, String(stderr)];
}

const changed = (change: (url: URL) => void): string => {
  const url = new URL(engine.url);
  change(url);
  return url.href;
};

it('a server that cannot connect to PostgreSQL exits immediately and says what to do', () => {
  const cases: readonly (readonly [string, string])[] = [
    [changed((url) => (url.password = 'wrong')), 'Put the right user and password into the address'],
    [changed((url) => (url.password = '')), 'Write it like postgres://user:password@host/database.'],
    [changed((url) => (url.pathname = '/nowhere')), 'Create it with createdb'],
    [changed((url) => (url.port = '1')), 'Start PostgreSQL'],
  ];
  for (const [url, remedy] of cases) {
    const [status, said] = give(PROGRAM, '--port', '0', '--data', url);
    expect([status, said]).toEqual([2, expect.stringContaining(remedy)]);
    expect(said).toMatch(/^inkling: The database at postgres:\/\/.* cannot be opened: .*\.\n$/);
  }
});

it('an operator command neither creates tables in a foreign database nor migrates an old one', async () => {
  const place = await engine.place();
  const tables = "select tablename from pg_tables where schemaname = 'public'";
  expect(give(CLI, 'server', 'scores', '--data', place)).toEqual([
    2,
    expect.stringContaining('it contains no Inkling tables. Name another with --data.'),
  ]);
  expect(await askPostgres(place, tables)).toEqual([]);
  await askPostgres(
    place,
    'create table inkling_schema (version integer); insert into inkling_schema values (1)',
  );
  expect(give(CLI, 'server', 'new-key', '--data', place)).toEqual([
    2,
    expect.stringMatching(/its format is version 1, and a server of this build.* Start one first\.\n$/),
  ]);
  expect(await askPostgres(place, tables)).toEqual([{ tablename: 'inkling_schema' }]);
});

it('a server that is stopped while PostgreSQL is down exits as usual', async () => {
  const child = spawn(process.execPath, [PROGRAM, '--port', '0', '--data', await engine.place()], {
    env: { ...withoutSettings(process.env), INKLING_LOG: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += String(piece)));
  await once(child.stdout, 'data');
  await engine.halt();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([143, null]);
  expect(said).toContain('"event":"stopped"');
  await engine.resume();
});

const isLinux = process.platform === 'linux';
if (!isLinux) console.warn('NOT RUN, this is not Linux: a server is stopped while PostgreSQL hangs');

it.runIf(isLinux)('a server that is stopped while PostgreSQL hangs gives up waiting, and exits', async () => {
  const child = spawn(process.execPath, [PROGRAM, '--port', '0', '--data', await engine.place()], {
    env: withoutSettings(process.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += String(piece)));
  await once(child.stdout, 'data');
  engine.suspend(true);
  try {
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
    expect(said).toContain('"event":"gave-up-waiting"');
  } finally {
    child.kill('SIGKILL');
    engine.suspend(false);
  }
});
