import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyFile } from 'inkling/optimal/verify-file';
import { PostgresServer } from '../../packages/jobs/src/testing/postgres-server.ts';

/**
 * Remakes published optima as users would on several machines: a database, a coordinator and two workers, each
 * a separate process of the built program. A worker is killed and replaced during the run, and for the larger
 * game the coordinator too. The certificate is checked by the checker, which shares no code with the search.
 * Needs `npm run build`.
 */
export async function run(print: (line: string) => void): Promise<void> {
  if (!existsSync(join(import.meta.dirname, '../../apps/cli/dist/main.js')))
    throw new Error('the program is not built: npm run build');
  const server = await PostgresServer.start();
  try {
    for (const { rules, total, killsCoordinator } of CLAIMS) {
      const found = await proveWithKills(server.url(), rules, killsCoordinator);
      if (found.total !== total || !found.proved) throw new Error(`${rules}: ${JSON.stringify(found)}`);
      const verdict = verifyFile(found.file);
      if (!verdict.ok || verdict.value.total !== total)
        throw new Error(`${rules}: the certificate does not hold`);
      const kills = `a worker${killsCoordinator ? ' and the coordinator' : ''} killed`;
      print(`${rules}: ${total}, first ${found.root}, ${kills}, ${found.nodes} sets searched, verified`);
    }
  } finally {
    await server.stop();
  }
}

const CLAIMS = [
  { rules: 'p4c6r', total: 5625, killsCoordinator: false },
  { rules: 'p4c7r', total: 11228, killsCoordinator: true },
];

interface Found {
  readonly total: number;
  readonly proved: boolean;
  readonly root: string;
  readonly nodes: number;
  readonly file: string;
}

async function proveWithKills(url: string, rules: string, killsCoordinator: boolean): Promise<Found> {
  const out = join(tmpdir(), `inkling-machines-${process.pid}.strategy`);
  const coordinate = () =>
    start(['prove', 'mastermind', '--rules', rules, '--engine', url, '--out', out, '--json']);
  const work = () => start(['worker', '--engine', url]);
  let coordinator = coordinate();
  const workers = [work(), work()];
  try {
    await sleep(KILL_AFTER_MS);
    workers.shift()?.process.kill('SIGKILL');
    workers.push(work());
    if (killsCoordinator) {
      coordinator.process.kill('SIGKILL');
      await coordinator.ended;
      coordinator = coordinate();
    }
    const text = await coordinator.ended;
    return { ...(JSON.parse(text) as Omit<Found, 'file'>), file: readFileSync(out, 'utf8') };
  } finally {
    coordinator.process.kill('SIGKILL');
    for (const worker of workers) worker.process.kill('SIGKILL');
    rmSync(out, { force: true });
  }
}

const KILL_AFTER_MS = 4000;
const PROGRAM = join(import.meta.dirname, '../../apps/cli/bin/inkling.js');

/** A process of the program. `ended` resolves to its output when it has exited. */
function start(args: readonly string[]): { readonly process: ChildProcess; readonly ended: Promise<string> } {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(text)));
  return { process: child, ended };
}
