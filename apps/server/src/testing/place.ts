import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, makeApp } from '../app.ts';
import type { Dice } from '../dice.ts';
import { type Games, loadGames } from '../duel/games.ts';
import type { RoomView } from '../duel/view.ts';
import { type House, type HouseParts, openHouse } from '../house.ts';
import { RATES_OFF } from '../identity/limits.ts';
import { localThinker } from '../rooms/thinker.ts';
import { openStore } from '../store/open-store.ts';
import { localWriter } from '../store/writer.ts';

/** A whole server for a test: its own folder, its own dice, no limits unless they are the question. */
export interface Place {
  readonly app: FastifyInstance;
  readonly house: House;
  readonly folder: string;
  close(): Promise<void>;
}

/** Dice that fall the same way each time, and a clock that stands still until it is moved. */
export function loadedDice(name = 'dice'): Dice & { nowMs: number } {
  let thrown = 0;
  const draw = (length: number) =>
    createHash('sha512').update(`${name} ${thrown++}`).digest().subarray(0, length).toString('base64url');
  return {
    nowMs: 1_770_000_000_000,
    id: () => draw(16),
    secret: () => draw(32),
    now() {
      return this.nowMs;
    },
  };
}

let games: Promise<Games> | undefined;

export async function openPlace(
  parts: Partial<HouseParts> = {},
  options: Partial<AppOptions> & { readonly data?: string } = {},
): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-place-'));
  const webRoot = join(folder, 'web');
  mkdirSync(join(webRoot, 'assets'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Inkling</title>');
  writeFileSync(join(webRoot, 'assets', 'main-abc.js'), 'export {};');
  games ??= loadGames([4, 5]);
  const house = await openHouse({
    store: parts.store ?? (await openStore(options.data ?? join(folder, 'data'), localWriter)),
    games: await games,
    thinker: localThinker,
    limits: RATES_OFF,
    ...parts,
  });
  const app = await makeApp({ webRoot, house, ...options });
  return {
    app,
    house,
    folder,
    async close() {
      house.streams.close();
      await app.close();
      await house.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let lives = 0;

/** A program that plays: it has a token and numbers its requests. */
export class Player {
  readonly #app: FastifyInstance;
  readonly token: string;
  readonly recovery: string;
  readonly #series: string;
  #reqs = 0;

  /** @param series sets the requests of this player apart from those of an earlier life with the same token */
  constructor(
    app: FastifyInstance,
    pass: { readonly token: string; readonly recovery: string },
    series = '',
  ) {
    this.#app = app;
    this.#series = series === '' ? '' : `${series}${lives++}-`;
    this.token = pass.token;
    this.recovery = pass.recovery;
  }

  static async join(app: FastifyInstance): Promise<Player> {
    const reply = await app.inject({ method: 'POST', url: '/api/guests', payload: { keep: 'token' } });
    return new Player(app, reply.json());
  }

  async send(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const headers = { authorization: `Bearer ${this.token}` };
    const reply = await this.#app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json(), raw: reply };
  }

  async open(setup: object): Promise<RoomView> {
    const payload = { req: this.req(), maker: 'drawn', breakers: 1, ...setup };
    const { status, body } = await this.send('POST', '/api/rooms', payload);
    if (status !== 201) throw new Error(`not opened: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  sit(room: string, seat: string, req: string = this.req()) {
    return this.send('POST', `/api/rooms/${room}/seats`, { req, seat });
  }

  move(room: string, version: number, move: string, req: string = this.req()) {
    return this.send('POST', `/api/rooms/${room}/moves`, { req, version, move });
  }

  async look(room: string): Promise<RoomView> {
    return (await this.send('GET', `/api/rooms/${room}`)).body;
  }

  /** Moves on whatever the newest version is; the view, or the code of the refusal. */
  async play(room: string, move: string): Promise<RoomView & { readonly code?: string }> {
    const { version } = await this.look(room);
    return (await this.move(room, version, move)).body;
  }

  req(): string {
    return `r${this.#series}${this.#reqs++}`;
  }
}
