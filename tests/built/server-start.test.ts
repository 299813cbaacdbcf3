import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Caller, type ServerProcess, startServer, withoutSettings } from '../../tools/server-process.ts';

const PROGRAM = join(import.meta.dirname, '../../apps/server/dist/program.js');
const PATIENCE_MS = 30_000;

/** Starts a server that is to give up at once: its exit code, and what it said. */
function refused(data: string, env: Readonly<Record<string, string>> = {}): [number | null, string] {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, '--port', '0', '--data', data], {
    env: { ...withoutSettings(process.env), ...env },
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  return [status, String(stderr)];
}

let place: string;
let data: string;
let started: ServerProcess[] = [];

async function start(): Promise<ServerProcess> {
  const server = await startServer(data, 0);
  started.push(server);
  return server;
}

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'inkling-start-'));
  data = join(place, 'data');
});
afterEach(async () => {
  await Promise.all(started.map((server) => server.stop()));
  started = [];
  rmSync(place, { recursive: true, force: true });
});

it('a second server on a folder does not start, and the first one keeps moves as before', async () => {
  const server = await start();
  const player = new Caller(server.port);
  await player.begin();
  const room = await player.open('one');
  expect(refused(data)).toEqual([
    1,
    `inkling: A server is running on the database at ${data} already. Stop it first, or name another with --data.\n`,
  ]);
  const body = { req: 'm1', version: 1, move: 'guess abcdefgh' };
  expect(await player.call('POST', `/api/rooms/${room}/moves`, body)).toMatchObject({ status: 200 });
  player.close();
  await server.stop();
  await start();
});
