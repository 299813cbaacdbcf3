import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ChangeEvent, ChangeEvents, ChangeListener, RoomFollowing, Taken } from './change-events.ts';
import { letExit } from './postgres-connection.ts';
import { waitAtMost } from './wait-at-most.ts';

/**
 * Sends change events with LISTEN and NOTIFY. They are published in batches after the commit, not within it: a NOTIFY
 * inside a transaction makes PostgreSQL serialise the commits of all such transactions, across the whole database
 * server. If a crash between commit and NOTIFY loses an event, other servers find the change when they poll the
 * database. Listening uses a separate connection, which reconnects automatically.
 */
export class PostgresChangeEvents implements ChangeEvents {
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #waiting = new Set<string>();
  #publishing: Promise<void> | undefined;
  #published = 0;
  #listener: ChangeListener | undefined;
  #connection: pg.Client | undefined;
  #closed = false;

  /** @param pool the connections on which events are published */
  constructor(url: string, pool: pg.Pool) {
    this.#url = url;
    this.#pool = pool;
  }

  publish(event: ChangeEvent): void {
    // Equal events are sent only once. But equal `taken` events both count, so a number makes them distinct.
    const line =
      event.kind === 'taken' ? `${makeChangeEvent(event)} ${++this.#published}` : makeChangeEvent(event);
    // A repeated event moves to the end of the queue.
    this.#waiting.delete(line);
    if (this.#waiting.size < WAITING_MAX) this.#waiting.add(line);
    this.#publishing ??= this.#publishAll();
  }

  subscribe(listener: ChangeListener): void {
    this.#listener = listener;
    void this.#connect();
  }

  async close(): Promise<void> {
    if (this.#publishing) await waitAtMost(LAST_WAIT_MS, this.#publishing);
    this.#closed = true;
    const connection = this.#connection;
    if (!connection) return;
    // A PostgreSQL that hangs never closes it, and must not keep this process alive.
    letExit(connection);
    await waitAtMost(
      LAST_WAIT_MS,
      connection.end().catch(() => undefined),
    );
  }

  async #publishAll(): Promise<void> {
    while (this.#waiting.size > 0 && !this.#closed) {
      const all = [...this.#waiting];
      this.#waiting.clear();
      await this.#pool
        .query('select pg_notify($1, line) from unnest($2::text[]) as line', [CHANNEL, all])
        .catch(() => this.#publishLater(all));
    }
    this.#publishing = undefined;
  }

  /** Puts events back into the queue while the database cannot be reached, and pauses before the next attempt. */
  async #publishLater(lines: readonly string[]): Promise<void> {
    const newer = [...this.#waiting].filter((line) => !lines.includes(line));
    this.#waiting.clear();
    for (const line of [...lines, ...newer].slice(0, WAITING_MAX)) this.#waiting.add(line);
    await sleep(RETRY_MS, undefined, { ref: false });
  }

  async #connect(): Promise<void> {
    if (this.#closed) return;
    const connection = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_WAIT_MS,
      query_timeout: CONNECT_WAIT_MS,
      keepAlive: true,
    });
    this.#connection = connection;
    let lost = false;
    const reconnect = () => {
      if (lost) return;
      lost = true;
      connection.end().catch(() => undefined);
      setTimeout(() => void this.#connect(), RETRY_MS).unref();
    };
    connection.on('error', reconnect);
    connection.on('end', reconnect);
    connection.on('notification', ({ payload = '' }) => {
      const event = parseChangeEvent(payload);
      if (event) this.#listener?.onChange(event);
    });
    try {
      await connection.connect();
      await connection.query(`LISTEN ${CHANNEL}`);
      // Events sent before this moment were missed.
      this.#listener?.onGap();
    } catch {
      reconnect();
    }
  }
}

const CHANNEL = 'inkling_changes';
const CONNECT_WAIT_MS = 3000;
const RETRY_MS = 500;
const LAST_WAIT_MS = 1000;
/** The maximum length of the queue. Other servers find changes whose events were dropped by polling the database. */
const WAITING_MAX = 10_000;

export function makeChangeEvent(event: ChangeEvent): string {
  switch (event.kind) {
    case 'room':
      return `room ${event.room} ${event.version}`;
    case 'forgotten':
      return `forgotten ${event.guest}`;
    case 'taken':
      return `taken ${event.server} ${event.taken.map(makeTaken).join(',')}`;
    case 'present':
      return `present ${event.server} ${event.rooms.map(makeFollowing).join(',')}`;
    case 'alive':
      return `${event.asks ? 'asks' : 'alive'} ${event.server}`;
    case 'stopping':
      return `stopping ${event.server}`;
  }
}

/**
 * Parses a line from the channel. Returns undefined for a line that is not in our format, because anybody with access to
 * the database can write to the channel.
 */
export function parseChangeEvent(line: string): ChangeEvent | undefined {
  const [, kind, name = '', rest] = /^([a-z]+) ([\w-]{1,64})(?: (.*))?$/.exec(line) ?? [];
  if (kind === 'taken') {
    const [, all = ''] = /^([\w:.,-]+)(?: \d+)?$/.exec(rest ?? '') ?? [];
    const taken = parseList(all, parseTaken);
    return taken && { kind, server: name, taken };
  }
  if (kind === 'present') {
    const rooms = parseList(rest ?? '', parseFollowing);
    return rooms && { kind, server: name, rooms };
  }
  if (kind === 'room') {
    const [version] = /^[1-9]\d{0,8}$/.exec(rest ?? '') ?? [];
    return version === undefined ? undefined : { kind, room: name, version: Number(version) };
  }
  if (rest !== undefined) return undefined;
  if (kind === 'forgotten') return { kind, guest: name };
  if (kind === 'stopping') return { kind, server: name };
  return kind === 'alive' || kind === 'asks'
    ? { kind: 'alive', server: name, asks: kind === 'asks' }
    : undefined;
}

/** Parses a comma-separated list. Returns undefined if any item is not in our format. */
function parseList<Item>(
  text: string,
  parse: (item: string) => Item | undefined,
): readonly Item[] | undefined {
  const items = text.split(',').map(parse);
  return items.includes(undefined) ? undefined : (items as Item[]);
}

function makeTaken({ mark, units, perSecond }: Taken): string {
  return `${mark}:${units.toFixed(2)}:${perSecond.toFixed(4)}`;
}

function parseTaken(text: string): Taken | undefined {
  const [, mark = '', units, perSecond] =
    /^([\w-]{1,64}):(\d{1,12}\.\d\d):(\d{1,12}\.\d{4})$/.exec(text) ?? [];
  return units === undefined ? undefined : { mark, units: Number(units), perSecond: Number(perSecond) };
}

function makeFollowing({ room, seats, watchers }: RoomFollowing): string {
  return `${room}:${seats.join('+')}:${watchers}`;
}

function parseFollowing(text: string): RoomFollowing | undefined {
  const [, room = '', seats = '', watchers] =
    /^([\w-]{1,64}):((?:[a-z]{1,16}(?:\+[a-z]{1,16}){0,7})?):(\d{1,6})$/.exec(text) ?? [];
  if (watchers === undefined) return undefined;
  return { room, seats: seats === '' ? [] : seats.split('+'), watchers: Number(watchers) };
}
