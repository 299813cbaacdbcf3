import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, Player, type TestServer } from './testing/test-server.ts';

const BASE = '/games/inkling';

describe('a server under a base path', () => {
  let place: TestServer;
  beforeAll(async () => {
    place = await openTestServer({}, { basePath: BASE, origins: ['https://play.example'] });
  });
  afterAll(() => place.close());

  it.each(['/', '/?games=null', '/index.html', '/assets/main-abc.js', '/live', '/ready', '/api/daily'])(
    'answers at %s',
    async (path) => expect((await place.app.inject(`${BASE}${path}`)).statusCode).toBe(200),
  );

  it.each(['/', '/live', '/api/daily', '/index.html', '/other/inkling/api/daily', `${BASE}x/api/daily`])(
    'answers 404 at %s, with the usual headers',
    async (path) => {
      const reply = await place.app.inject(path);
      expect([reply.statusCode, reply.json()]).toEqual([404, { code: 'not-found' }]);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('redirects from the path without its trailing slash', async () => {
    const reply = await place.app.inject(`${BASE}?games=null`);
    expect([reply.statusCode, reply.headers['location']]).toEqual([308, `${BASE}/?games=null`]);
  });

  it('limits the cookie to its path, and recognises it again', async () => {
    const own = { host: 'play.example', origin: 'https://play.example', 'sec-fetch-site': 'same-origin' };
    const url = `${BASE}/api/guests`;
    const send = (headers: object) =>
      place.app.inject({ method: 'POST', url, headers: { ...own, ...headers }, payload: { keep: 'cookie' } });
    const begun = await send({});
    const set = String(begun.headers['set-cookie']);
    expect(set).toMatch(/^__Secure-inkling=.*; Path=\/games\/inkling\/; .*HttpOnly; SameSite=Lax; Secure$/);
    expect(begun.json().recovery).toBeDefined();
    expect((await send({ cookie: set.split(';')[0] })).json()).toEqual({});
  });

  it('supports play, and names the base path in its OpenAPI description', async () => {
    const begun = await place.app.inject({
      method: 'POST',
      url: `${BASE}/api/guests`,
      payload: { keep: 'token' },
    });
    const player = new Player(place.app, begun.json());
    const setup = { game: 'mastermind', rules: 'p4c6r/12', maker: 'drawn', breakers: 1, seat: 'breaker' };
    const opened = await player.send('POST', `${BASE}/api/rooms`, { req: 'r1', ...setup });
    expect(opened.status).toBe(201);
    const move = { req: 'r2', version: opened.body.version, move: 'guess aabb' };
    expect((await player.send('POST', `${BASE}/api/rooms/${opened.body.id}/moves`, move)).status).toBe(200);
    const { servers, paths } = (await place.app.inject(`${BASE}/api/openapi.json`)).json();
    expect([servers, '/api/rooms' in paths]).toEqual([[{ url: BASE }], true]);
  });
});
