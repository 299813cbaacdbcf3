import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

/** The built server as a separate process that can be measured and killed. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /**
   * Allows the process to exit on its own; before this call, that is an error, because a client would wait for
   * ever.
   */
  mayEnd(): void;
  /** Sends `SIGKILL` by default. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const SAID_MAX = 2000;
const MAIN = join(import.meta.dirname, '../apps/server/dist/program.js');

/** @param port 0 for any free port */
export async function startServer(
  data: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  if (!existsSync(MAIN)) throw new Error('The server is not built. Run: npm run build');
  const child = spawn(process.execPath, [MAIN, '--port', `${port}`, '--data', data], {
    env: { ...withoutSettings(process.env), INKLING_LIMITS: 'off', MALLOC_ARENA_MAX: '2', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (piece: Buffer) => (output = (output + String(piece)).slice(-SAID_MAX)));
  let isExpected = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const listensAt = await hasStarted(child);
  child.once('exit', (code, signal) => {
    if (!isExpected) throw new Error(`the server ended unexpectedly with ${code ?? signal}: ${output}`);
  });
  return {
    port: listensAt,
    pid: child.pid ?? 0,
    mayEnd() {
      isExpected = true;
    },
    async stop(signal = 'SIGKILL') {
      isExpected = true;
      child.kill(signal);
      await ended;
    },
  };
}

/**
 * Returns the variables that a server may inherit: the tests have their own `INKLING_` variables, which a
 * server would reject.
 */
export function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('INKLING_')));
}

/** A client with one connection: its requests are sent one after another over one socket. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #port: number;
  token = '';

  constructor(port: number, token = '') {
    this.#port = port;
    this.token = token;
  }

  /** Returns the status and the body. Rejects if the connection breaks. */
  call(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: string }> {
    const payload = body && JSON.stringify(body);
    const headers = {
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...(payload
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
        : {}),
    };
    return new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port: this.#port, method, path, headers, agent: this.#agent },
        (reply) => {
          let text = '';
          reply.setEncoding('utf8').on('data', (piece: string) => (text += piece));
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: text }));
          reply.on('error', reject);
        },
      );
      asked.on('error', reject);
      asked.end(payload);
    });
  }

  async begin(): Promise<void> {
    const { body } = await this.call('POST', '/api/guests', { keep: 'token' });
    this.token = (JSON.parse(body) as { readonly token: string }).token;
  }

  async open(req: string): Promise<string> {
    const setup = { game: 'mastermind', rules: 'p8c9r/99', maker: 'drawn', breakers: 1, seat: 'breaker' };
    const { status, body } = await this.call('POST', '/api/rooms', { req, ...setup });
    if (status !== 201) throw new Error(`no room: ${status} ${body}`);
    return (JSON.parse(body) as { readonly id: string }).id;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Waits until the server listens, and returns its port. */
function hasStarted(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (piece: Buffer) => (output += piece));
    child.stdout?.on('data', (piece: Buffer) => {
      const port = /Inkling is at .*:(\d+)\//.exec(String(piece))?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}
