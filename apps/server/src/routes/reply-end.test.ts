import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestServer, Player, type TestServer } from '../testing/test-server.ts';

let place: TestServer;
let line: Socket;
let events: string;
const AT_ONCE = 20;
beforeEach(async () => {
  place = await openTestServer({ limits: { atOnce: AT_ONCE } });
  await place.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = place.app.server.address() as AddressInfo;
  const player = await Player.join(place.app);
  const { id } = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
  events = `/api/rooms/${id}/events`;
  line = connect({ host: '127.0.0.1', port });
  line.on('error', () => undefined).resume();
});
afterEach(() => place.close());

const ask = (...paths: readonly string[]) =>
  line.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
const until = (done: () => boolean) => vi.waitUntil(done, { timeout: 10_000, interval: 5 });
const underWay = () => place.services.metrics.underWay;

it('stops counting a request whose connection closed before its response was sent', async () => {
  ask(events, ...Array<string>(20).fill('/api/daily'));
  await until(() => underWay() === 21);
  line.destroy();
  await until(() => underWay() === 0);
  expect(place.services.streams.count).toBe(0);
});

it('serves others while one client leaves more responses unread than the limit of requests', async () => {
  ask(events, ...Array<string>(20).fill('/api/daily'));
  await until(() => underWay() === 21);
  expect(await place.app.inject('/api/daily')).toMatchObject({ statusCode: 200 });
});

it('gives a connection one event stream, mixes nothing into it, and ends it on close', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  let heard = '';
  line.on('data', (bytes) => {
    heard += String(bytes);
  });
  ask(...Array<string>(20).fill(events));
  await until(() => underWay() === 20 && heard.includes('event: beat'));
  for (let beat = 0; beat < 3; beat++) place.services.streams.beat();
  await until(() => heard.split('event: beat').length === 5);
  expect([place.services.streams.count, heard.split('HTTP/1.1').length - 1]).toEqual([1, 1]);
  expect(heard.match(/^id: \d+$/gm)).toHaveLength(1);
  line.destroy();
  await until(() => place.services.streams.count === 0 && underWay() === 0);
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
});

it('counts each request once, even if its connection closes later', async () => {
  ask(...Array<string>(20).fill('/api/daily'));
  await until(() => place.services.metrics.print({}).includes('route="/api/daily",status="200"} 20'));
  expect(underWay()).toBe(0);
  const closed = new Promise((resolve) => line.once('close', resolve));
  line.destroy();
  await closed;
  const reply = await place.app.inject('/api/daily');
  expect([reply.statusCode, underWay()]).toEqual([200, 0]);
});
