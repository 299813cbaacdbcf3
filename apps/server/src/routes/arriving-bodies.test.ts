import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestServer, Player, type TestServer } from '../testing/test-server.ts';

const AT_ONCE = 4;
const ARRIVING_MAX = 8;
const BODY = JSON.stringify({ keep: 'token' });

let place: TestServer;
let lines: { readonly socket: Socket; readonly heard: () => string }[];
const posted: string[] = [];
beforeEach(async () => {
  const describe = async (app: TestServer['app']) => {
    app.addHook('onRoute', ({ method, url }) => void (method === 'POST' && posted.push(url)));
  };
  place = await openTestServer({ limits: { atOnce: AT_ONCE } }, { describe });
  await place.app.listen({ host: '127.0.0.1', port: 0 });
  lines = [];
});
afterEach(async () => {
  for (const { socket } of lines) socket.destroy();
  await place.close();
});

const until = (done: () => boolean) => vi.waitUntil(done, { timeout: 10_000, interval: 5 });
const underWay = () => place.services.metrics.underWay;

/** Sends the head of a request and the first byte of its body, and waits until the server knows of it. */
async function begin(path: string, body = BODY): Promise<void> {
  const { port } = place.app.server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port });
  let heard = '';
  socket.on('error', () => undefined).on('data', (bytes) => (heard += String(bytes)));
  lines.push({ socket, heard: () => heard });
  const seen = new Promise((resolve) => place.app.server.once('request', resolve));
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  socket.write(`${head}\r\n\r\n${body.slice(0, 1)}`);
  await seen;
}

const finish = () => {
  for (const { socket } of lines) socket.write(BODY.slice(1));
};
const statuses = () => lines.map(({ heard }) => heard().slice(9, 12));

describe('requests whose bodies are slow', () => {
  it('do not count towards those that may be unanswered at once', async () => {
    for (let i = 0; i < ARRIVING_MAX; i++) await begin('/api/guests');
    expect(underWay()).toBe(ARRIVING_MAX);
    expect(await place.app.inject('/api/daily')).toMatchObject({ statusCode: 200 });
    const player = await Player.join(place.app);
    expect(await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' })).toBeDefined();
  });

  it('give up their places to newer ones, the slowest first', async () => {
    for (let i = 0; i < ARRIVING_MAX + 3; i++) await begin('/api/guests');
    await until(() => statuses().filter((status) => status === '503').length === 3);
    expect(statuses()).toEqual([...Array(3).fill('503'), ...Array(ARRIVING_MAX).fill('')]);
    expect(underWay()).toBe(ARRIVING_MAX);
    const [first] = lines;
    await until(() => first?.socket.closed === true);
    expect(first?.heard()).toContain('"overloaded"');
    // One after the other, because four may be unanswered at once.
    for (const { socket, heard } of lines.slice(3)) {
      socket.write(BODY.slice(1));
      await until(() => heard() !== '');
    }
    expect(statuses()).toEqual([...Array(3).fill('503'), ...Array(ARRIVING_MAX).fill('201')]);
    expect(underWay()).toBe(0);
  });

  it('count from the moment at which their bodies have arrived', async () => {
    const { store } = place.services;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const write = store.write.bind(store);
    (store as { write: typeof store.write }).write = async (statements) => {
      await released;
      return write(statements);
    };
    for (let i = 0; i < ARRIVING_MAX; i++) await begin('/api/guests');
    finish();
    await until(() => statuses().filter((status) => status === '503').length === ARRIVING_MAX - AT_ONCE);
    expect(underWay()).toBe(AT_ONCE);
    release();
    await until(() => !statuses().includes(''));
    expect(statuses().toSorted()).toEqual([...Array(AT_ONCE).fill('201'), ...Array(4).fill('503')]);
    expect(underWay()).toBe(0);
    expect(await place.app.inject('/api/daily')).toMatchObject({ statusCode: 200 });
  });

  it('are no longer counted when their connections close', async () => {
    for (let i = 0; i < ARRIVING_MAX; i++) await begin('/api/guests');
    for (const { socket } of lines) socket.destroy();
    await until(() => underWay() === 0);
    lines = [];
    for (let i = 0; i < AT_ONCE; i++) await begin('/api/guests');
    expect(await place.app.inject('/api/daily')).toMatchObject({ statusCode: 200 });
  });
});

it('a stranger is refused before the body has arrived, wherever a guest is needed', async () => {
  await begin('/api/rooms/AAAAAAAAAAAAAAAAAAAAAA/moves');
  await until(() => statuses()[0] === '401');
  expect(lines[0]?.heard()).toContain('"no-guest"');
  const paths = posted.filter((url) => url !== '/api/guests' && url !== '/api/guests/recovery');
  expect(paths.length).toBeGreaterThan(10);
  for (const url of paths) {
    const headers = { 'content-type': 'application/json' };
    const reply = await place.app.inject({ method: 'POST', url, headers, payload: 'no JSON' });
    expect([url, reply.statusCode, reply.json()]).toEqual([url, 401, { code: 'no-guest' }]);
  }
});
