import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { makeApp } from '../../apps/server/src/app.ts';
import type { openStore } from '../../apps/server/src/store/open-store.ts';
import type { Store } from '../../apps/server/src/store/store.ts';

/**
 * A bare server for a fair comparison. In common with ours it has Fastify, JSON bodies validated by a schema, a
 * bearer token whose guest is looked up in memory, one row written through the server's own store (the same
 * thread, the same shared commits) before it responds, and the same headers and response size. It lacks what
 * the benchmark measures: it has no rooms and no game, limits, counts and logs nothing, and writes one row
 * instead of two. Nothing in it is slower than necessary.
 */
process.once('message', (compiledStore: string) => void start(compiledStore));

async function start(compiledStore: string): Promise<void> {
  const stores = (await import(compiledStore)) as { readonly openStore: typeof openStore };
  const bare = createRequire(compiledStore)('fastify') as (options: object) => App;
  const data = mkdtempSync(join(tmpdir(), 'inkling-echo-'));
  const store = await stores.openStore(data);
  await store.write([{ sql: TABLE, parameters: [] }]);
  const guests = new Map<string, number>();
  const guestOf = ({ headers }: Shown) => guests.get(headers.authorization?.slice('Bearer '.length) ?? '');
  const app = bare({ logger: false, bodyLimit: 16 * 1024 });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(HEADERS);
    done();
  });
  app.post('/api/guests', { schema: { body: BODIES.guest } }, (_request, reply) => {
    const token = `echo-${guests.size}`;
    guests.set(token, guests.size);
    return answer(store, reply, { status: 201, token, version: 0, row: [token, 0, guests.size, ''] });
  });
  app.post('/api/rooms', { schema: { body: BODIES.room } }, (request, reply) => {
    const { req } = request.body as Asked;
    return answer(store, reply, { status: 201, version: 0, row: ['', 0, guestOf(request), req] });
  });
  app.post('/api/rooms/:id/moves', { schema: { body: BODIES.move } }, (request, reply) => {
    const { version, req } = request.body as Asked;
    const { id } = request.params as { readonly id: string };
    return answer(store, reply, { status: 200, version, row: [id, version, guestOf(request), req] });
  });
  process.once('disconnect', () => {
    rmSync(data, { recursive: true, force: true });
    process.exit();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.((app.server.address() as AddressInfo).port);
}

type App = Awaited<ReturnType<typeof makeApp>>;

interface Shown {
  readonly headers: { readonly authorization?: string | undefined };
}

interface Reply {
  code(status: number): Reply;
  type(mime: string): Reply;
  send(body: string): Reply;
}

interface Asked {
  readonly version: number;
  readonly req: string;
}

interface Answer {
  readonly status: number;
  readonly token?: string;
  readonly version: number;
  readonly row: readonly unknown[];
}

async function answer(
  store: Store,
  reply: Reply,
  { status, token = 'echo', version, row }: Answer,
): Promise<Reply> {
  const written = await store.write([{ sql: INSERTION, parameters: [Date.now(), ...row] }]);
  if (!written.ok) throw new Error(written.error);
  const body = `{"id":"${rooms++}","token":"${token}","version":${version + 1},"padding":"${PADDING}"}`;
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

let rooms = 0;
const TABLE =
  'create table echo (at_ms integer not null, room text not null, n integer not null, guest integer not null, req text not null)';
const INSERTION = 'insert into echo (at_ms, room, n, guest, req) values (?, ?, ?, ?, ?)';
/** Pads the response to the length of a view in the middle of a short game. */
const PADDING = 'x'.repeat(510);
/** The server's own headers. */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const TEXT = { type: 'string', minLength: 1, maxLength: 100 };
const NAME = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' };
const VERSION = { type: 'integer', minimum: 0 };
const BODIES = {
  guest: closed({ keep: TEXT }),
  room: { type: 'object', required: ['req'], properties: { req: NAME } },
  move: closed({ req: NAME, version: VERSION, move: TEXT }),
};

function closed(properties: Readonly<Record<string, object>>): object {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}
