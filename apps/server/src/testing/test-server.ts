import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WitchView } from '@inkling/games/witch/rules/view';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, makeApp } from '../app.ts';
import { RATES_OFF } from '../identity/limits.ts';
import { Log } from '../operations/log.ts';
import type { RoomView } from '../room/view.ts';
import { localWorker } from '../rooms/computation-worker.ts';
import { openServices, type Services, type ServicesOptions } from '../services/services.ts';
import type { LogLevel } from '../settings/table.ts';
import { openStore } from '../store/open-store.ts';
import { localWriter } from '../store/writer.ts';
import type { Clock } from '../system/clock.ts';
import type { Random } from '../system/random.ts';
import { quickFolder } from './machine.ts';
import { testGames } from './test-games.ts';

/** A whole server for a test, with its own folder. It has no rate limits unless the test sets some. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly folder: string;
  close(): Promise<void>;
}

/** Returns a random source that produces the same sequence in each run. */
export function fixedRandom(name = 'random'): Random {
  let drawn = 0;
  const draw = (length: number) =>
    createHash('sha512').update(`${name} ${drawn++}`).digest().subarray(0, length).toString('base64url');
  return { id: () => draw(16), secret: () => draw(32) };
}

/** Returns a clock that stands still until a test moves it. */
export function handClock(): Clock & { nowMs: number } {
  return {
    nowMs: 1_770_000_000_000,
    now() {
      return this.nowMs;
    },
  };
}

/** Returns a log that appends its lines to an array, for the test to read. */
export function logInto(lines: string[], level: LogLevel, clock: Clock = handClock()): Log {
  return new Log({ level, write: (line) => void lines.push(line), now: () => clock.now(), process: 'test' });
}

export async function openTestServer(
  parts: Partial<ServicesOptions> = {},
  options: Partial<AppOptions> & { readonly data?: string } = {},
): Promise<TestServer> {
  const folder = quickFolder('server');
  const webRoot = join(folder, 'web');
  mkdirSync(join(webRoot, 'assets'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Inkling</title>');
  writeFileSync(join(webRoot, 'embed.html'), '<!doctype html><title>Inkling</title>');
  writeFileSync(join(webRoot, 'assets', 'main-abc.js'), 'export {};');
  mkdirSync(join(webRoot, 'docs'));
  writeFileSync(join(webRoot, 'docs', 'index.html'), '<!doctype html><title>API</title>');
  const services = await openServices({
    store: parts.store ?? (await openStore(options.data ?? join(folder, 'data'), localWriter)),
    games: await testGames(),
    worker: localWorker,
    limits: RATES_OFF,
    ...parts,
  });
  const app = await makeApp({ webRoot, services, ...options });
  return {
    app,
    services,
    folder,
    async close() {
      services.streams.close();
      // A client may keep the connection of a finished stream open, and the test must not wait for that.
      app.server.closeAllConnections();
      await app.close();
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a server with three guests. */
export async function openForThree(): Promise<
  Readonly<{ place: TestServer; ann: Player; bob: Player; eve: Player }>
> {
  const place = await openTestServer();
  const join = () => Player.join(place.app);
  const [ann, bob, eve] = await Promise.all([join(), join(), join()]);
  return { place, ann, bob, eve };
}

/** A view of any room. Witch is the only game here that has a table. */
export type TestView = Omit<RoomView, 'table'> & { readonly table?: WitchView };

let lives = 0;

/** A client program that plays: it has a token and numbers its requests. */
export class Player {
  readonly #app: FastifyInstance;
  readonly token: string;
  readonly recovery: string;
  readonly #series: string;
  #reqs = 0;

  /** @param series distinguishes this player's requests from those of an earlier player with the same token */
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

  async open(setup: object): Promise<TestView> {
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

  async look(room: string): Promise<TestView> {
    return (await this.send('GET', `/api/rooms/${room}`)).body;
  }

  /** Makes a move at the current version, whatever it is. Returns the view, or the refusal with its code. */
  async play(room: string, move: string): Promise<TestView & { readonly code?: string }> {
    const { version } = await this.look(room);
    return (await this.move(room, version, move)).body;
  }

  req(): string {
    return `r${this.#series}${this.#reqs++}`;
  }
}
