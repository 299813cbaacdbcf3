import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openWriter } from '../../apps/server/src/store/sqlite-driver.ts';
import { Caller, type ServerProcess, startServer, withoutSettings } from '../../tools/server-process.ts';

const PROGRAM = join(import.meta.dirname, '../../apps/server/dist/program.js');
const PATIENCE_MS = 30_000;

/** Starts a server that must give up immediately. Returns its exit code and its standard error. */
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

async function start(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = await startServer(data, 0, env);
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

it('a second server on the same folder does not start, and the first one keeps working', async () => {
  const server = await start();
  const player = new Caller(server.port);
  await player.begin();
  const room = await player.open('one');
  expect(refused(data)).toEqual([
    2,
    `inkling: A server is already running on the database at ${data} (process ${server.pid}). Stop it first, or name another with --data.\n`,
  ]);
  const body = { req: 'm1', version: 1, move: 'guess abcdefgh' };
  expect(await player.call('POST', `/api/rooms/${room}/moves`, body)).toMatchObject({ status: 200 });
  player.close();
  await server.stop();
  await start();
});

it('a server that cannot listen for /metrics says so and exits', async () => {
  const taken = createServer();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  const at = `127.0.0.1:${(taken.address() as AddressInfo).port}`;
  expect(refused(data, { INKLING_METRICS: at })).toEqual([
    2,
    `inkling: Cannot listen for /metrics at ${at}: EADDRINUSE. Name another in INKLING_METRICS.\n`,
  ]);
  await once(taken.close(), 'close');
});

it('a server that cannot write its signing key says so and exits', async () => {
  await (await start()).stop('SIGTERM');
  const cli = join(import.meta.dirname, '../../apps/cli/dist/main.js');
  const env = withoutSettings(process.env);
  const dropped = spawnSync(process.execPath, [cli, 'server', 'new-key', '--data', data], { env });
  expect(dropped.status).toBe(0);
  const other = openWriter(join(data, 'inkling.db'));
  other.exec('BEGIN IMMEDIATE');
  const [status, said] = refused(data);
  other.exec('ROLLBACK');
  other.close();
  const [fault = '', sentence, ...more] = said.split('\n');
  expect(JSON.parse(fault)).toMatchObject({ event: 'fault', why: 'database is locked' });
  expect([status, sentence, ...more]).toEqual([
    2,
    `inkling: No signing key can be written to the database at ${data} (database is locked). End every program that is writing to it, see that its disk has space, and start the server again.`,
    '',
  ]);
  await start();
});

it('a server keeps running when its log is no longer read', async () => {
  const child = spawn(process.execPath, [PROGRAM, '--port', '0', '--data', data], {
    env: { ...withoutSettings(process.env), INKLING_LOG: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    child.stderr.destroy();
    const player = new Caller(Number(/:(\d+)\//.exec(String(said))?.[1]));
    await player.begin();
    for (const req of ['one', 'two', 'three']) await player.open(req);
    player.close();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
  } finally {
    child.kill('SIGKILL');
  }
});

it('inkling serve passes its options on to the server', () => {
  const cli = join(import.meta.dirname, '../../apps/cli/dist/main.js');
  const options = ['--host', '127.0.0.2', '--port', '0', '--data', data, '--games', 'null', '--check'];
  const { status, stdout } = spawnSync(process.execPath, [cli, 'serve', ...options], {
    env: withoutSettings(process.env),
  });
  const fromOptions = [...String(stdout).matchAll(/INKLING_(\w+) +(.*) {2}\(from the command line\)/g)];
  expect([status, fromOptions.map(([, name, value]) => `${name} ${value}`)]).toEqual([
    0,
    ['HOST 127.0.0.2', 'PORT 0', `DATA ${data}`, 'GAMES null'],
  ]);
});

const isLinux = process.platform === 'linux';
if (!isLinux) console.warn('NOT RUN, this is not Linux: a server whose folder cannot be made');

it.runIf(isLinux)('a server whose folder cannot be created says so and exits', () => {
  expect(refused('/proc/x')).toEqual([
    2,
    expect.stringMatching(/^inkling: The database at .* ENOENT: .*\n$/),
  ]);
});

/** Mounts a small disk at the data folder. Returns false if that is not allowed. */
function mountSmallDisk(size = '8m'): boolean {
  mkdirSync(data);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', data]).status === 0;
}

/** Fills the rest of a disk. */
function fill(path: string): void {
  try {
    for (;;) writeFileSync(path, Buffer.alloc(4096), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

it('a server killed on a full disk restarts, shows its rooms, and writes again once there is space', async ({
  skip,
}) => {
  if (!mountSmallDisk()) {
    console.warn('NOT RUN, no small disk can be mounted here: a server that starts on a full disk');
    skip();
  }
  try {
    const ballast = join(data, 'ballast');
    writeFileSync(ballast, Buffer.alloc(4 * 2 ** 20));
    const env = { INKLING_DISK_FREE: '0' };
    const first = await start(env);
    const before = new Caller(first.port);
    await before.begin();
    const room = await before.open('one');
    for (let refusals = 0, i = 0; refusals < 5; i++)
      refusals += await before.open(`r${i}`).then(
        () => 0,
        () => 1,
      );
    before.close();
    await first.stop();
    fill(join(data, 'rest'));
    const second = await start(env);
    const player = new Caller(second.port, before.token);
    expect(await player.call('GET', `/api/rooms/${room}`)).toMatchObject({ status: 200 });
    await expect(player.open('full')).rejects.toThrow('503');
    rmSync(ballast);
    await player.open('room');
    player.close();
    await second.stop('SIGTERM');
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    spawnSync('umount', [data]);
  }
});

it('a first server on a disk that is too small says that it is full', ({ skip }) => {
  if (!mountSmallDisk('128k')) {
    console.warn('NOT RUN, no small disk can be mounted here: a first server on a full disk');
    skip();
  }
  try {
    expect(refused(data)).toEqual([
      2,
      `inkling: The database at ${data} cannot be opened, because its disk is full. Free some space.\n`,
    ]);
  } finally {
    spawnSync('umount', [data]);
  }
});

it('a server that was stopped properly starts on a full disk too, and shows its rooms', async ({ skip }) => {
  if (!mountSmallDisk()) {
    console.warn('NOT RUN, no small disk can be mounted here: a restart on a full disk');
    skip();
  }
  try {
    const env = { INKLING_DISK_FREE: '0' };
    const first = await start(env);
    const before = new Caller(first.port);
    await before.begin();
    const room = await before.open('one');
    before.close();
    await first.stop('SIGTERM');
    // What a stopped server leaves behind is incidental, and needs none of these.
    for (const end of ['-shm', '-wal']) rmSync(join(data, `inkling.db${end}`), { force: true });
    fill(join(data, 'rest'));
    const second = await start(env);
    const player = new Caller(second.port, before.token);
    expect(await player.call('GET', `/api/rooms/${room}`)).toMatchObject({ status: 200 });
    player.close();
    await second.stop('SIGTERM');
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    spawnSync('umount', [data]);
  }
});
