import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { openStore } from '../../apps/server/src/store/open-store.ts';
import type { Store } from '../../apps/server/src/store/store.ts';

/**
 * The least that a server on node:http can do on our terms: it reads a request, finds the guest of its token, writes
 * one row through the very store of the server (the same thread, the same shared commits), and answers as many bytes
 * once the row is on the disk. It plays no game, checks and limits nothing.
 */
process.once('message', (compiledStore: string) => void start(compiledStore));

async function start(compiledStore: string): Promise<void> {
  const stores = (await import(compiledStore)) as { readonly openStore: typeof openStore };
  const data = mkdtempSync(join(tmpdir(), 'inkling-echo-'));
  const store = await stores.openStore(data);
  await store.write([{ sql: TABLE, parameters: [] }]);
  const sessions = new Map<string, number>();
  const server = createServer((request, reply) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { version = 0, req = '' } = JSON.parse(String(Buffer.concat(pieces))) as Asked;
      const token = request.headers.authorization?.slice(BEARER.length) ?? '';
      const guest = sessions.get(token);
      if (guest !== undefined)
        return void answer(store, reply, { version, row: [request.url, version, guest, req] });
      const name = `echo-${sessions.size}`;
      sessions.set(name, sessions.size);
      void answer(store, reply, { version, row: [name, version, sessions.size, req] }, name);
    });
  });
  process.once('disconnect', () => {
    rmSync(data, { recursive: true, force: true });
    process.exit();
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

interface Asked {
  readonly version?: number;
  readonly req?: string;
}

async function answer(
  store: Store,
  reply: ServerResponse,
  { version, row }: { readonly version: number; readonly row: readonly unknown[] },
  token = 'echo',
): Promise<void> {
  const written = await store.write([{ sql: INSERTION, parameters: [Date.now(), ...row] }]);
  if (!written.ok) throw new Error(written.error);
  const body = `{"id":"${rooms++}","token":"${token}","version":${version + 1},"padding":"${PADDING}"}`;
  reply.writeHead(version === 0 ? 201 : 200, { ...HEADERS, 'content-length': Buffer.byteLength(body) });
  reply.end(body);
}

let rooms = 0;
const BEARER = 'Bearer ';
const TABLE =
  'create table echo (at_ms integer not null, room text not null, n integer not null, guest integer not null, req text not null)';
const INSERTION = 'insert into echo (at_ms, room, n, guest, req) values (?, ?, ?, ?, ?)';
/** To the length of a view in the middle of a short game. */
const PADDING = 'x'.repeat(480);
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
