import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openRedis } from '../engine/redis-store.ts';
import { freePort, quickFolder } from './machine.ts';

/**
 * A real Redis or Valkey server in its own folder, with an append-only log, that a test can kill. Workers log in with
 * the rights that we recommend to operators.
 */
export class RedisServer {
  readonly port: number;
  readonly #program: string;
  readonly #folder: string;
  #process: ChildProcess | undefined;

  private constructor(program: string, port: number, folder: string) {
    this.#program = program;
    this.port = port;
    this.#folder = folder;
  }

  static async start(): Promise<RedisServer> {
    const folder = quickFolder('redis');
    const server = new RedisServer(findProgram(), await freePort(), folder);
    await server.#begin();
    return server;
  }

  url(port: number = this.port): string {
    return `redis://127.0.0.1:${port}`;
  }

  workerUrl(port: number = this.port): string {
    return `redis://worker:${PASSWORD}@127.0.0.1:${port}`;
  }

  /** Kills the server without warning and restarts it with the same files. */
  async killAndRestart(): Promise<void> {
    await this.#kill();
    await sleep(300);
    await this.#begin();
  }

  async stop(): Promise<void> {
    await this.#kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #begin(): Promise<void> {
    const rights = join(this.#folder, 'users.acl');
    writeFileSync(rights, readFileSync(RIGHTS, 'utf8').replace('PASSWORD', PASSWORD));
    const keep = ['--dir', this.#folder, '--appendonly', 'yes', '--appendfsync', 'everysec', '--save', ''];
    const listen = [
      '--port',
      `${this.port}`,
      '--bind',
      '127.0.0.1',
      '--maxmemory-policy',
      'noeviction',
      '--aclfile',
      rights,
    ];
    this.#process = spawn(this.#program, [...listen, ...keep], { stdio: 'ignore' });
    for (;;) {
      if (this.#process.exitCode !== null) throw new Error(`${this.#program} does not start`);
      try {
        return await (await openRedis(this.url(), 1000)).close();
      } catch {
        await sleep(50);
      }
    }
  }

  async #kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}

const RIGHTS = new URL('../../../../deploy/redis-worker.acl', import.meta.url);
const PASSWORD = 'of-a-worker';

/** Finds a server program on the system, because no npm package contains one; `npm test` installs Debian's. */
function findProgram(): string {
  const named = process.env['INKLING_REDIS_SERVER'];
  for (const program of [...(named ? [named] : []), 'redis-server', 'valkey-server'])
    if (spawnSync(program, ['--version']).status === 0) return program;
  throw new Error(
    'These tests need redis-server or valkey-server: install one, or name it in INKLING_REDIS_SERVER.',
  );
}
