import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { Caller, type ServerProcess, startServer } from '../server-process.ts';

/** Kills the server in the middle of its work, a hundred times, and asks it afterwards for everything it had acknowledged. */
export async function run(print: (line: string) => void): Promise<void> {
  const { cycles, acknowledged, unsure, repeated } = await crashCycles(100, 4231);
  print(`${cycles} times kill -9: ${acknowledged} moves acknowledged, 0 lost`);
  print(
    `${unsure} requests lost their answer; sent again, ${repeated} got the first answer, the rest were made once`,
  );
}

export interface CrashReport {
  readonly cycles: number;
  readonly acknowledged: number;
  /** Requests whose answer the kill took away. */
  readonly unsure: number;
  /** Of those, how many had been written nevertheless. */
  readonly repeated: number;
}

const WRITERS = 16;

/** Throws when an acknowledged move is lost, or a request was made twice. */
export async function crashCycles(cycles: number, port: number, seed = 'crash'): Promise<CrashReport> {
  const data = mkdtempSync(join(tmpdir(), 'inkling-crash-'));
  const random = new RandomStream(seedRandom(seed));
  let server: ServerProcess = await startServer(data, port);
  const guest = new Caller(port);
  await guest.begin();
  let [acknowledged, unsure, repeated] = [0, 0, 0];
  for (let cycle = 0; cycle < cycles; cycle++) {
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, (_, i) => Writer.start(port, guest.token, `${cycle}-${i}`)),
    );
    const writing = writers.map((writer) => writer.writeUntilLost(random));
    await new Promise((resolve) => setTimeout(resolve, 150 + random.below(400)));
    await server.stop();
    await Promise.all(writing);
    server = await startServer(data, port);
    for (const writer of writers) {
      const { lost, again } = await writer.check();
      acknowledged += writer.acknowledged.length;
      unsure += lost;
      repeated += again;
    }
  }
  await server.stop('SIGTERM');
  rmSync(data, { recursive: true, force: true });
  return { cycles, acknowledged, unsure, repeated };
}

/** Plays in a room of its own, as fast as it is answered. */
class Writer {
  readonly acknowledged: string[] = [];
  readonly #port: number;
  readonly #token: string;
  readonly #room: string;
  #asked = '';

  private constructor(port: number, token: string, room: string) {
    this.#port = port;
    this.#token = token;
    this.#room = room;
  }

  static async start(port: number, token: string, req: string): Promise<Writer> {
    const caller = new Caller(port, token);
    const room = await caller.open(req);
    caller.close();
    return new Writer(port, token, room);
  }

  async writeUntilLost(random: RandomStream): Promise<void> {
    const caller = new Caller(this.#port, this.#token);
    try {
      while (this.acknowledged.length < TURNS_MAX) {
        this.#asked = `guess ${Array.from({ length: 8 }, () => 'abcdefghi'[random.below(9)]).join('')}`;
        const { status } = await this.#move(caller, this.#asked);
        if (status !== 200) throw new Error(`refused: ${status}`);
        this.acknowledged.push(this.#asked);
        this.#asked = '';
      }
    } catch {
      // The server is gone; what it had acknowledged is in the list, and at most one request is open.
    }
    caller.close();
  }

  async check(): Promise<{ readonly lost: number; readonly again: number }> {
    const caller = new Caller(this.#port, this.#token);
    const before = await this.#guesses(caller);
    const made = this.acknowledged.map((move) => move.slice('guess '.length));
    const kept = before.slice(0, made.length);
    if (kept.join() !== made.join()) throw new Error(`acknowledged ${made.join()}, kept ${before.join()}`);
    if (this.#asked === '') return this.#done(caller, { lost: 0, again: 0 });
    const { status } = await this.#move(caller, this.#asked);
    const after = await this.#guesses(caller);
    const once = after.length === made.length + 1 && `guess ${after.at(-1)}` === this.#asked;
    if (status !== 200 || !once) throw new Error(`sent again: ${status}, ${after.join()}`);
    return this.#done(caller, { lost: 1, again: before.length - made.length });
  }

  #move(caller: Caller, move: string) {
    const n = this.acknowledged.length + 1;
    return caller.call('POST', `/api/rooms/${this.#room}/moves`, { req: `m${n}`, version: n, move });
  }

  async #guesses(caller: Caller): Promise<string[]> {
    const { body } = await caller.call('GET', `/api/rooms/${this.#room}`);
    const view = JSON.parse(body) as { readonly sheets: { readonly turns: { readonly guess: string }[] }[] };
    return (view.sheets[0]?.turns ?? []).map(({ guess }) => guess);
  }

  #done<T>(caller: Caller, outcome: T): T {
    caller.close();
    return outcome;
  }
}

const TURNS_MAX = 98;
