import { spawnSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { Caller, type ServerProcess, startServer, withoutSettings } from '../../tools/server-process.ts';

const CLI = join(import.meta.dirname, '../../apps/cli/bin/inkling.js');

/** Runs `inkling server …`. Returns its exit code and its output. */
function operate(...args: string[]): [number | null, string] {
  const env = withoutSettings(process.env);
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'server', ...args], { env });
  return [status, String(stdout) + String(stderr)];
}

let place = '';
let started: ServerProcess[] = [];

async function start(data: string): Promise<ServerProcess> {
  const server = await startServer(data, 0);
  started.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(started.map((server) => server.stop()));
  started = [];
  rmSync(place, { recursive: true, force: true });
});

it('backs up a running server, refuses to overwrite it, and restores the backup elsewhere', async () => {
  place = mkdtempSync(join(tmpdir(), 'inkling-backup-'));
  const [live, fresh, file] = [join(place, 'live'), join(place, 'fresh'), join(place, 'saved.db')];
  const server = await start(live);
  const player = new Caller(server.port);
  await player.begin();
  const room = await player.open('one');
  let version = 1;
  const move = async () => {
    const body = { req: `m${version}`, version, move: 'guess abcdefgh' };
    const { status } = await player.call('POST', `/api/rooms/${room}/moves`, body);
    expect(status).toBe(200);
    version++;
  };
  for (let i = 0; i < 20; i++) await move();
  const before = version;
  expect(operate('backup', file, '--data', live)).toEqual([
    0,
    expect.stringContaining('1 room with 21 entries'),
  ]);
  expect(operate('backup', file, '--data', live)).toEqual([
    2,
    expect.stringContaining('nothing is overwritten'),
  ]);
  expect(operate('check', '--data', live)).toEqual([0, expect.stringContaining('is sound')]);
  for (let i = 0; i < 5; i++) await move();
  expect(operate('restore', file, '--data', live)).toEqual([2, expect.stringContaining('--replace')]);
  expect(operate('restore', file, '--data', live, '--replace')).toEqual([
    2,
    expect.stringContaining('A server is running'),
  ]);
  renameSync(join(live, 'inkling.db'), join(live, 'gone.db'));
  expect(operate('restore', file, '--data', live)).toEqual([
    2,
    `A server is running on this database (process ${server.pid}). Stop it first.\n`,
  ]);
  renameSync(join(live, 'gone.db'), join(live, 'inkling.db'));
  await move();
  player.close();
  await server.stop('SIGTERM');
  // Copying the file of a stopped server copies all its data.
  expect(statSync(join(live, 'inkling.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  const restored = operate('restore', file, '--data', fresh);
  expect(restored).toEqual([0, expect.not.stringContaining('sha256')]);
  rmSync(`${file}.sha256`);
  expect(operate('restore', file, '--data', fresh, '--replace')).toEqual([
    0,
    restored[1] +
      `There is no ${file}.sha256, so it could not be checked whether the backup has changed since it was written.\n`,
  ]);
  const again = await start(fresh);
  const returned = new Caller(again.port, player.token);
  const { body } = await returned.call('GET', `/api/rooms/${room}`);
  expect(JSON.parse(body)).toMatchObject({ version: before, you: 'breaker' });
  returned.close();
});
