import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withoutSettings } from '../../tools/server-process.ts';

const PROGRAM = join(import.meta.dirname, '../../apps/server/dist/program.js');
const CLI = join(import.meta.dirname, '../../apps/cli/bin/inkling.js');

let place: string;
let data: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'inkling-stop-'));
  data = join(place, 'data');
});
afterEach(() => {
  // Kills a server that a failed test has left running.
  const pid = serverPid();
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  rmSync(place, { recursive: true, force: true });
});

function serverPid(): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(data, 'server.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
}

/** Starts `inkling serve` with a command, and waits until it listens. */
async function serve(command: string, args: readonly string[], env = {}) {
  const child = spawn(command, [...args, '--port', '0', '--data', data], {
    env: { ...withoutNpm(withoutSettings(process.env)), INKLING_LOG: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (log += piece));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(/:(\d+)\//.exec(String(said))?.[1]);
  // Closes only when the server, which also writes to it, has exited.
  const ended = once(child.stderr, 'close');
  child.stdout.resume();
  return { child, port, ended: ended.then(() => log) };
}

/** Removes npm's variables: the tests are started by npm, but these tests are not about npm. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
}

const inkling = () => serve(process.execPath, [CLI, 'serve']);
const exitOf = (child: ChildProcess) => once(child, 'exit');

it('a server shuts down cleanly if the inkling serve that started it is killed', async () => {
  const { child, ended } = await inkling();
  child.kill('SIGKILL');
  const log = await ended;
  expect(log).toContain('"event":"stopping","why":"starter-gone"');
  expect(log).toContain('"event":"stopped"');
  const { child: next, ended: nextEnded } = await inkling();
  next.kill('SIGTERM');
  await nextEnded;
});

it.each(['SIGTERM', 'SIGINT'] as const)('%s to inkling serve stops the server', async (signal) => {
  const { child, ended } = await inkling();
  const exit = exitOf(child);
  child.kill(signal);
  expect(await ended).toContain(`"event":"stopping","why":"${signal}"`);
  expect(await exit).toEqual([130, null]);
});

it('Ctrl-C, which reaches both processes, shuts the server down cleanly', async () => {
  const { child, ended } = await inkling();
  process.kill(Number(serverPid()), 'SIGINT');
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await ended).toContain('"event":"stopped"');
});

const hasShell = process.platform !== 'win32';
if (!hasShell) console.warn('NOT RUN, Windows says of no parent that it has gone: the shell of npm is ended');

it.runIf(hasShell).each(['SIGTERM', 'SIGKILL'] as const)(
  'a server stops when %s ends the shell in which npm started it',
  async (signal) => {
    const line = `"$0" "$@"; true`;
    const { child, ended } = await serve('sh', ['-c', line, process.execPath, CLI, 'serve'], {
      npm_lifecycle_script: 'inkling',
    });
    child.kill(signal);
    expect(await ended).toContain('"event":"stopped"');
  },
);

it('a server that was started directly outlives the process that started it', async () => {
  const line = `require('node:child_process').spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' }).unref()`;
  const { child, ended, port } = await serve(process.execPath, ['--eval', line, '--', PROGRAM]);
  if (child.exitCode === null) await exitOf(child);
  expect((await fetch(`http://127.0.0.1:${port}/live`)).status).toBe(200);
  process.kill(Number(serverPid()), 'SIGTERM');
  expect(await ended).toContain('"event":"stopping","why":"SIGTERM"');
});
