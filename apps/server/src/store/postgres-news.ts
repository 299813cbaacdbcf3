import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Ear, News, Tidings } from './news.ts';

/**
 * News by LISTEN and NOTIFY. Told after the commit and many at once, not within it: a NOTIFY inside a transaction
 * makes PostgreSQL commit one such transaction after the other, all over the server. What a crash between the two
 * loses, the asking of others heals. Listening has a connection of its own, which comes back by itself.
 */
export class PostgresNews implements News {
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #waiting = new Set<string>();
  #telling = false;
  #ear: Ear | undefined;
  #listener: pg.Client | undefined;
  #closed = false;

  /** @param pool what tells is sent over it */
  constructor(url: string, pool: pg.Pool) {
    this.#url = url;
    this.#pool = pool;
  }

  tell(tidings: Tidings): void {
    if (this.#waiting.size < WAITING_MAX) this.#waiting.add(makeTidings(tidings));
    if (!this.#telling) void this.#tellAll();
  }

  listen(ear: Ear): void {
    this.#ear = ear;
    void this.#listenAgain();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#listener?.end().catch(() => undefined);
  }

  async #tellAll(): Promise<void> {
    this.#telling = true;
    while (this.#waiting.size > 0 && !this.#closed) {
      const all = [...this.#waiting];
      this.#waiting.clear();
      await this.#pool
        .query('select pg_notify($1, line) from unnest($2::text[]) as line', [CHANNEL, all])
        .catch(() => this.#tellLater(all));
    }
    this.#telling = false;
  }

  /** The database is out of reach for the moment. */
  async #tellLater(lines: readonly string[]): Promise<void> {
    for (const line of lines) if (this.#waiting.size < WAITING_MAX) this.#waiting.add(line);
    await sleep(AGAIN_MS, undefined, { ref: false });
  }

  async #listenAgain(): Promise<void> {
    if (this.#closed) return;
    const listener = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_WAIT_MS,
      query_timeout: CONNECT_WAIT_MS,
      keepAlive: true,
    });
    this.#listener = listener;
    let gone = false;
    const leave = () => {
      if (gone) return;
      gone = true;
      listener.end().catch(() => undefined);
      setTimeout(() => void this.#listenAgain(), AGAIN_MS).unref();
    };
    listener.on('error', leave);
    listener.on('end', leave);
    listener.on('notification', ({ payload = '' }) => {
      const tidings = parseTidings(payload);
      if (tidings) this.#ear?.heard(tidings);
    });
    try {
      await listener.connect();
      await listener.query(`LISTEN ${CHANNEL}`);
      // Whatever was told before this moment went past us.
      this.#ear?.missed();
    } catch {
      leave();
    }
  }
}

const CHANNEL = 'inkling_news';
const CONNECT_WAIT_MS = 3000;
const AGAIN_MS = 500;
/** Beyond this many, listeners have to find out by asking. */
const WAITING_MAX = 10_000;

export function makeTidings(tidings: Tidings): string {
  return tidings.kind === 'room' ? `room ${tidings.room} ${tidings.version}` : `forgotten ${tidings.guest}`;
}

/** Anybody with the database can write into the channel; what is not ours is nothing. */
export function parseTidings(line: string): Tidings | undefined {
  const [, room, version] = /^room ([\w-]{1,64}) ([1-9]\d{0,8})$/.exec(line) ?? [];
  if (room !== undefined) return { kind: 'room', room, version: Number(version) };
  const guest = /^forgotten ([\w-]{1,64})$/.exec(line)?.[1];
  return guest === undefined ? undefined : { kind: 'forgotten', guest };
}
