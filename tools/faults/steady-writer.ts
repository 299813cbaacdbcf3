import { setTimeout as sleep } from 'node:timers/promises';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { Caller } from '../server-process.ts';

/**
 * Keeps playing whatever happens: a move that was refused or whose response was lost is sent again with the
 * same id, to the next server if there are several, until it is acknowledged.
 */
export class SteadyWriter {
  readonly #ports: readonly number[];
  readonly #token: string;
  readonly #name: string;
  readonly #random: RandomStream;
  readonly #rooms: { readonly id: string; readonly guesses: string[] }[] = [];
  #at = 0;
  /** The number of repeated requests, by response; `no answer` if there was none. */
  readonly refusals = new Map<string, number>();

  /** @param ports the ports of the servers; a caller who starts another server changes the array in place */
  constructor(ports: readonly number[], token: string, name: string) {
    this.#ports = ports;
    this.#token = token;
    this.#name = name;
    this.#random = new RandomStream(seedRandom(name));
  }

  get acknowledged(): number {
    return this.#rooms.reduce((sum, { guesses }) => sum + guesses.length, 0);
  }

  async write(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const last = this.#rooms.at(-1);
      const room = last && last.guesses.length < TURNS_MAX ? last : await this.#open();
      const n = room.guesses.length + 1;
      const guess = Array.from({ length: 8 }, () => 'abcdefghi'[this.#random.below(9)]).join('');
      const body = { req: `m${n}`, version: n, move: `guess ${guess}` };
      await this.#until(200, `/api/rooms/${room.id}/moves`, body);
      room.guesses.push(guess);
    }
  }

  /** Throws if the server's moves are not exactly those that were acknowledged. */
  async check(port: number): Promise<void> {
    const caller = new Caller(port, this.#token);
    for (const { id, guesses } of this.#rooms) {
      const { status, body } = await caller.call('GET', `/api/rooms/${id}`);
      if (status !== 200) throw new Error(`room ${id} with ${guesses.length} moves: ${status} ${body}`);
      const { sheets } = JSON.parse(body) as {
        readonly sheets: readonly { readonly turns: readonly { readonly guess: string }[] }[];
      };
      const kept = (sheets[0]?.turns ?? []).map(({ guess }) => guess);
      if (kept.join() !== guesses.join())
        throw new Error(`acknowledged ${guesses.join()}, kept ${kept.join()}`);
    }
    caller.close();
  }

  async #open() {
    const setup = { game: 'mastermind', rules: 'p8c9r/99', maker: 'drawn', breakers: 1, seat: 'breaker' };
    const req = `${this.#name}-${this.#rooms.length}`;
    const text = await this.#until(201, '/api/rooms', { req, ...setup });
    const room = { id: (JSON.parse(text) as { readonly id: string }).id, guesses: [] };
    this.#rooms.push(room);
    return room;
  }

  async #until(wanted: number, path: string, body: object): Promise<string> {
    for (;;) {
      const caller = new Caller(this.#ports[this.#at % this.#ports.length] ?? 0, this.#token);
      const answer = await caller.call('POST', path, body).catch(() => undefined);
      caller.close();
      if (answer?.status === wanted) return answer.body;
      const what = answer === undefined ? 'no answer' : `${answer.status} ${answer.body}`;
      this.refusals.set(what, (this.refusals.get(what) ?? 0) + 1);
      this.#at++;
      await sleep(AGAIN_MS);
    }
  }
}

const TURNS_MAX = 98;
const AGAIN_MS = 20;
