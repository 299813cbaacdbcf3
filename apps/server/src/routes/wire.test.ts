import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shutDown } from '../shutdown.ts';
import { logInto, openTestServer, Player, type TestServer } from '../testing/test-server.ts';

/** Sends bytes over a new connection and returns everything received until it closes. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (heard += piece));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return heard;
}

async function listen(server: TestServer): Promise<number> {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  return (server.app.server.address() as AddressInfo).port;
}

describe('requests that reach no route', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await openTestServer();
    port = await listen(server);
  });
  afterAll(() => server.close());

  const end = 'Connection: close\r\n\r\n';
  it.each([
    ['a bad escape', `GET /% HTTP/1.1\r\nHost: localhost\r\n${end}`, 400, 'bad-request'],
    [
      'a bad escape in the API',
      `GET /api/rooms/%zz HTTP/1.1\r\nHost: localhost\r\n${end}`,
      400,
      'bad-request',
    ],
    [
      'a long name',
      `GET /api/rooms/${'x'.repeat(200)} HTTP/1.1\r\nHost: localhost\r\n${end}`,
      404,
      'not-found',
    ],
    ['two hosts', `GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n${end}`, 400, 'bad-request'],
    ['two equal hosts', `GET / HTTP/1.1\r\nhost: localhost\r\nHost: localhost\r\n${end}`, 400, 'bad-request'],
    ['no HTTP', 'hello\r\n\r\n', 400, 'bad-request'],
    ['an expectation', `GET / HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\n${end}`, 417, 'bad-request'],
    [
      'a long header',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n${end}`,
      431,
      'too-large',
    ],
    [
      'HEAD of a stream',
      `HEAD /api/rooms/${'x'.repeat(22)}/events HTTP/1.1\r\nHost: localhost\r\n${end}`,
      404,
      '',
    ],
  ])('are rejected in our own format: %s', async (_what, bytes, status, code) => {
    const heard = await exchange(port, bytes);
    expect(heard.split('\r\n', 1)[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(heard).toContain('x-content-type-options: nosniff');
    expect(heard).toContain('content-security-policy: ');
    expect(heard.slice(heard.indexOf('\r\n\r\n') + 4)).toBe(code && JSON.stringify({ code }));
    expect(heard).not.toMatch(/FST_|statusCode|Fastify/i);
  });

  it('are counted and logged', async () => {
    const lines: string[] = [];
    const place = await openTestServer({ log: logInto(lines, 'info') });
    await exchange(await listen(place), 'hello\r\n\r\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'info', route: '', status: 400, code: 'bad-request' }),
    ]);
    expect(place.services.metrics.print({})).toContain('inkling_refusals_total{code="bad-request"} 1');
    await place.close();
  });

  it('are dropped silently if the client has already hung up', async () => {
    const lines: string[] = [];
    const place = await openTestServer({ log: logInto(lines, 'info') });
    const { metrics } = place.services;
    const port = await listen(place);
    // Simulates a client that has reset the connection before we have noticed.
    place.app.server.prependListener('request', ({ socket }) =>
      Object.defineProperty(socket, 'remoteAddress', { value: undefined }),
    );
    for (const path of ['/', '/api/daily'])
      expect(await exchange(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toBe('');
    await vi.waitUntil(() => metrics.underWay === 0, { timeout: 60_000 });
    expect([lines, metrics.print({})]).toEqual([[], expect.not.stringContaining('status="500"')]);
    await place.close();
  });

  it('time out after at most 30 seconds', async () => {
    const { requestTimeout, headersTimeout, connectionsCheckingInterval } = server.app
      .server as unknown as Record<string, number>;
    expect((requestTimeout as number) + (connectionsCheckingInterval as number)).toBeLessThanOrEqual(30_000);
    expect(headersTimeout as number).toBeLessThanOrEqual(requestTimeout as number);
  });

  it('time out after a minute without traffic', () => {
    expect(server.app.server.timeout).toBe(60_000);
  });
});

describe('a stopping server', () => {
  it('answers all requests in progress, and then closes its connections', async () => {
    const server = await openTestServer();
    const port = await listen(server);
    const player = await Player.join(server.app);
    const rooms = await Promise.all(
      Array.from({ length: 20 }, () =>
        player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' }),
      ),
    );
    const { store } = server.services;
    const write = store.write.bind(store);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let waiting = 0;
    store.write = async (statements) => {
      waiting++;
      await released;
      return write(statements);
    };
    const body = JSON.stringify({ req: 'last', version: 1, move: 'guess aabb' });
    const moves = rooms.map(({ id }) =>
      exchange(
        port,
        `POST /api/rooms/${id}/moves HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${player.token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ),
    );
    const idle = exchange(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitUntil(() => waiting === rooms.length, { timeout: 60_000 });
    const lines: string[] = [];
    const run = logInto(lines, 'info').begin('server');
    const stopping = shutDown(server.app, server.services, run);
    await vi.waitUntil(() => !server.app.server.listening, { timeout: 60_000 });
    release();
    for (const heard of await Promise.all(moves)) expect(heard).toMatch(/^HTTP\/1\.1 200 .*"version":2,/s);
    expect(await idle).toMatch(/^HTTP\/1\.1 200 /);
    await stopping;
    await expect(exchange(port, '')).rejects.toThrow('ECONNREFUSED');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ run: 'test-server-1', event: 'stopped' }]);
  });

  it('gives up on clients that never finish', async () => {
    const server = await openTestServer();
    const port = await listen(server);
    const half = exchange(
      port,
      'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await new Promise((resolve) => server.app.server.once('request', resolve));
    const lines: string[] = [];
    await shutDown(server.app, server.services, logInto(lines, 'info').begin('server'), 50);
    expect(await half).toBe('');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', run: 'test-server-1', event: 'gave-up-waiting' },
      { level: 'info', run: 'test-server-1', event: 'stopped' },
    ]);
  });

  it('gives up on a database that does not close', async () => {
    const server = await openTestServer();
    await listen(server);
    const lines: string[] = [];
    const services = { ...server.services, close: () => new Promise<void>(() => undefined) };
    await shutDown(server.app, services, logInto(lines, 'info').begin('server'), 50);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', run: 'test-server-1', event: 'gave-up-waiting' },
    ]);
    await server.services.close();
  });
});
