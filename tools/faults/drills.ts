import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { DATABASE_FILE } from '../../apps/server/src/store/open-store.ts';
import { postgresEngine } from '../../apps/server/src/testing/engines.ts';
import { integrityOf } from '../../apps/server/src/testing/integrity.ts';
import { Caller, startServer } from '../server-process.ts';
import { type Drill, isReady, moves, playThrough, standstill } from './drill.ts';

/** The disk is full until space is freed. Returns `undefined` if no small disk can be mounted. */
export async function diskFull(): Promise<Drill | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-full-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'none', folder]).status === 0;
  if (!mounted) return undefined;
  const ballast = join(folder, 'ballast');
  writeFileSync(ballast, Buffer.alloc(4 * 2 ** 20));
  const start = () => startServer(folder, 0, { INKLING_DISK_FREE: '0' });
  let server = await start();
  try {
    const { drill, check } = await playThrough([server.port], async (played) => {
      while (await isReady(server)) await sleep(LOOK_MS);
      rmSync(ballast);
      await moves(played, 200);
      while (!(await isReady(server))) await sleep(LOOK_MS);
    });
    await check(server.port);
    await server.stop();
    await integrityOf(folder);
    server = await start();
    await check(server.port);
    return drill;
  } finally {
    await server.stop();
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The write-ahead log of the running server is deleted three times; then the server is killed. */
export async function logRemoved(): Promise<Drill> {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-wal-'));
  let server = await startServer(folder, 0);
  try {
    const { drill, check } = await playThrough([server.port], async (played) => {
      for (let i = 0; i < 3; i++) {
        await moves(played, 200);
        rmSync(join(folder, `${DATABASE_FILE}-wal`), { force: true });
      }
      await moves(played, 200);
    });
    await server.stop();
    await integrityOf(folder);
    server = await startServer(folder, 0);
    await check(server.port);
    return drill;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** PostgreSQL goes down and comes back three times. */
export async function databaseKilled(): Promise<Drill> {
  const engine = await postgresEngine();
  const server = await startServer(engine.url, 0);
  try {
    const { drill, check } = await playThrough([server.port], async (played) => {
      for (let i = 0; i < 3; i++) {
        await moves(played, 150);
        await engine.halt();
        await standstill(played);
        await engine.resume();
      }
      await moves(played, 150);
    });
    await check(server.port);
    return drill;
  } finally {
    await server.stop();
    await engine.stop();
  }
}

/** Two servers on one PostgreSQL are killed in turn, six times. */
export function serversKilled(): Promise<Drill> {
  return inTurn('SIGKILL');
}

/** Two servers on one PostgreSQL are stopped in turn and replaced, as in an upgrade, three times each. */
export function serversReplaced(): Promise<Drill> {
  return inTurn('SIGTERM');
}

async function inTurn(signal: NodeJS.Signals): Promise<Drill> {
  const engine = await postgresEngine();
  const servers = [await startServer(engine.url, 0), await startServer(engine.url, 0)];
  const ports = servers.map(({ port }) => port);
  try {
    const { drill, check } = await playThrough(ports, async (played) => {
      for (let i = 0; i < 6; i++) {
        const at = i % 2;
        await moves(played, 150);
        await servers[at]?.stop(signal);
        await moves(played, 50);
        servers[at] = await startServer(engine.url, 0);
        ports[at] = servers[at].port;
      }
    });
    for (const port of ports) await check(port);
    return drill;
  } finally {
    for (const server of servers) await server.stop();
    await engine.stop();
  }
}

/** The clock jumps a day ahead, two days back, and an hour ahead, while guests play. */
export async function clockSteps(): Promise<Drill> {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-clock-'));
  const preload = pathToFileURL(join(import.meta.dirname, 'stepped-clock.mjs')).href;
  const steps = [DAY_MS, -2 * DAY_MS, HOUR_MS];
  const server = await startServer(folder, 0, { NODE_OPTIONS: `--import ${preload}`, STEPS: steps.join() });
  try {
    const before = await daysOver(server.port);
    const { drill, check } = await playThrough([server.port], async (played) => {
      for (const step of steps) {
        process.kill(server.pid, 'SIGUSR2');
        await moves(played, 150);
        const after = await daysOver(server.port);
        if (after !== before)
          throw new Error(`a step of ${step} ms: ${before} was the last day, now ${after}`);
      }
    });
    await check(server.port);
    return drill;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const LOOK_MS = 200;
const DAY_MS = 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;

/** Returns the last day whose key is published. */
async function daysOver(port: number): Promise<string> {
  const caller = new Caller(port);
  const { status, body } = await caller.call('GET', '/api/daily');
  caller.close();
  if (status !== 200) throw new Error(`no day: ${status} ${body}`);
  const { past } = JSON.parse(body) as { readonly past: readonly { readonly day: string }[] };
  return String(past[0]?.day);
}
