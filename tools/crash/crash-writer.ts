import type { RandomStream } from '@inkling/core/random';
import { Caller } from '../server-process.ts';

/** What happened to the one request whose response the kill may have lost. */
export interface Unsure {
  readonly unsure: 0 | 1;
  /** 1 if the request had been written nevertheless. */
  readonly repeated: number;
}

/** Plays in its own room, as fast as the server responds, and records the acknowledged moves. */
export class CrashWriter {
  readonly acknowledged: string[] = [];
  readonly #token: string;
  readonly #room: string;
  #asked = '';

  private constructor(token: string, room: string) {
    this.#token = token;
    this.#room = room;
  }

  static async start(port: number, token: string, req: string): Promise<CrashWriter> {
    const caller = new Caller(port, token);
    const room = await caller.open(req);
    caller.close();
    return new CrashWriter(token, room);
  }

  async writeUntilLost(port: number, random: RandomStream, onAnswer: () => void): Promise<void> {
    const caller = new Caller(port, this.#token);
    try {
      while (this.acknowledged.length < TURNS_MAX) {
        this.#asked = Array.from({ length: 8 }, () => 'abcdefghi'[random.below(9)]).join('');
        const { status } = await this.#move(caller);
        if (status !== 200) throw new Error(`refused: ${status}`);
        this.acknowledged.push(this.#asked);
        this.#asked = '';
        onAnswer();
      }
    } catch {
      // The server is gone. The list holds what it had acknowledged, and at most one request is pending.
    }
    caller.close();
  }

  /**
   * Throws `LostMoves` if an acknowledged move is missing, and an error if a repeated request was carried out
   * twice.
   */
  async check(port: number): Promise<Unsure> {
    const caller = new Caller(port, this.#token);
    const made = this.acknowledged;
    const before = await this.#guesses(caller);
    if (before.slice(0, made.length).join() !== made.join()) throw new LostMoves(made, before);
    let unsure: Unsure = { unsure: 0, repeated: 0 };
    if (this.#asked !== '') {
      const { status } = await this.#move(caller);
      const after = await this.#guesses(caller);
      if (status !== 200 || after.join() !== [...made, this.#asked].join())
        throw new Error(`sent again: ${status}, ${after.join()}`);
      unsure = { unsure: 1, repeated: before.length - made.length };
      made.push(this.#asked);
      this.#asked = '';
    }
    caller.close();
    return unsure;
  }

  #move(caller: Caller) {
    const n = this.acknowledged.length + 1;
    const body = { req: `m${n}`, version: n, move: `guess ${this.#asked}` };
    return caller.call('POST', `/api/rooms/${this.#room}/moves`, body);
  }

  /** Returns the guesses in the room. Throws `LostMoves` if the room itself is missing. */
  async #guesses(caller: Caller): Promise<string[]> {
    const { status, body } = await caller.call('GET', `/api/rooms/${this.#room}`);
    if (status !== 200) throw new LostMoves(this.acknowledged, [`(no room: ${status})`]);
    const view = JSON.parse(body) as { readonly sheets: { readonly turns: { readonly guess: string }[] }[] };
    return (view.sheets[0]?.turns ?? []).map(({ guess }) => guess);
  }
}

/** The server lost what it had acknowledged. */
export class LostMoves extends Error {
  constructor(made: readonly string[], kept: readonly string[]) {
    super(`acknowledged ${made.join()}, kept ${kept.join()}`);
  }
}

const TURNS_MAX = 98;
