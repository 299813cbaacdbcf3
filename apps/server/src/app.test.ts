import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATES_OFF } from './identity/limits.ts';
import { openTestServer, Player, type TestServer } from './testing/test-server.ts';

describe('the API', () => {
  let place: TestServer;
  let player: Player;
  beforeAll(async () => {
    place = await openTestServer();
    player = await Player.join(place.app);
  });
  afterAll(() => place.close());

  const post = (payload: unknown, headers: Record<string, string> = {}, url = '/api/guests') =>
    place.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const codeOf = async (reply: ReturnType<typeof post>) => [
    (await reply).statusCode,
    (await reply).json().code,
  ];

  it.each<[string, unknown, number, string]>([
    ['more than is asked for', { keep: 'token', more: 1 }, 400, 'bad-request'],
    ['another type', { keep: 1 }, 400, 'bad-request'],
    ['nothing', {}, 400, 'bad-request'],
    ['no JSON', '{"keep":', 400, 'bad-json'],
    ['a prototype', '{"keep":"token","__proto__":{"x":1}}', 400, 'bad-json'],
    ['a deep array', `${'['.repeat(2000)}${']'.repeat(2000)}`, 400, 'bad-request'],
    ['too much', JSON.stringify({ keep: 'x'.repeat(20_000) }), 413, 'too-large'],
  ])('rejects %s', async (_what, payload, status, code) => {
    expect(await codeOf(post(payload))).toEqual([status, code]);
  });

  it('rejects a body that is not JSON, a foreign page, and a foreign host name', async () => {
    const plain = await place.app.inject({
      method: 'POST',
      url: '/api/guests',
      headers: { 'content-type': 'text/plain' },
      payload: '{"keep":"cookie"}',
    });
    expect([plain.statusCode, plain.json().code]).toEqual([415, 'not-json']);
    const body = { keep: 'cookie' };
    expect(await codeOf(post(body, { 'sec-fetch-site': 'cross-site' }))).toEqual([403, 'cross-origin']);
    expect(await codeOf(post(body, { 'sec-fetch-site': 'same-site' }))).toEqual([403, 'cross-origin']);
    expect(await codeOf(post(body, { origin: 'http://evil.example' }))).toEqual([403, 'cross-origin']);
    expect(await codeOf(post(body, { host: 'evil.example' }))).toEqual([421, 'wrong-host']);
  });

  it('gives a page an HttpOnly cookie, and accepts it only from the same origin', async () => {
    const begun = await post({ keep: 'cookie' }, { 'sec-fetch-site': 'same-origin' });
    const set = String(begun.headers['set-cookie']);
    expect(begun.json()).toEqual({ recovery: expect.stringMatching(/^[\w-]{22}$/) });
    expect(set).toMatch(/^inkling=v1\..*; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const cookie = set.split(';')[0] as string;
    const mine = (headers: Record<string, string>) =>
      place.app.inject({ url: '/api/guests/me/rooms', headers: { cookie, ...headers } });
    const open = {
      req: 'a',
      game: 'mastermind',
      rules: 'p4c6r/12',
      maker: 'drawn',
      breakers: 1,
      seat: 'breaker',
    };
    expect(await codeOf(post(open, { cookie }, '/api/rooms'))).toEqual([403, 'cross-origin']);
    const opened = await post(open, { cookie, 'sec-fetch-site': 'same-origin' }, '/api/rooms');
    expect(opened.statusCode).toBe(201);
    const { id } = opened.json() as { readonly id: string };
    expect((await mine({ 'sec-fetch-site': 'same-origin' })).json()).toEqual({ rooms: [id] });
    expect((await mine({ 'sec-fetch-site': 'cross-site' })).json()).toEqual({ rooms: [] });
  });

  it('creates no new guest for a page that has one already', async () => {
    const own = { 'sec-fetch-site': 'same-origin' };
    const begun = await post({ keep: 'cookie' }, own);
    const cookie = String(begun.headers['set-cookie']).split(';')[0] as string;
    const again = await post({ keep: 'cookie' }, { ...own, cookie });
    expect([again.statusCode, again.json()]).toEqual([201, {}]);
    const guestIn = (set: unknown) => String(set).split('.')[2];
    expect(guestIn(again.headers['set-cookie'])).toBe(guestIn(begun.headers['set-cookie']));
    const foreign = await post({ keep: 'cookie' }, { cookie, 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
  });

  it('binds the cookie to the host if it is served over HTTPS', async () => {
    const secure = await openTestServer({}, { origins: ['https://play.example', 'http://inkling.lan:8080'] });
    const begun = await secure.app.inject({
      method: 'POST',
      url: '/api/guests',
      headers: { host: 'play.example', origin: 'https://play.example' },
      payload: { keep: 'cookie' },
    });
    expect(String(begun.headers['set-cookie'])).toMatch(
      /^__Host-inkling=.*; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(begun.headers['strict-transport-security']).toContain('max-age=');
    const plain = await secure.app.inject({
      method: 'POST',
      url: '/api/guests',
      headers: { host: 'inkling.lan:8080', origin: 'http://inkling.lan:8080' },
      payload: { keep: 'cookie' },
    });
    expect(String(plain.headers['set-cookie'])).toMatch(/^inkling=.*; HttpOnly; SameSite=Lax$/);
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    await secure.close();
  });

  it('knows no guest without a token, and rejects an invalid one, and one of a deleted guest', async () => {
    const url = '/api/guests/me/rooms';
    expect((await place.app.inject(url)).json()).toEqual({ rooms: [] });
    const forgetting = await place.app.inject({ method: 'DELETE', url: '/api/guests/me' });
    expect(forgetting.json()).toEqual({ code: 'no-guest' });
    for (const authorization of ['Bearer x', 'Basic abc', `Bearer ${player.token.slice(0, -1)}_`])
      expect((await place.app.inject({ url, headers: { authorization } })).json()).toEqual({
        code: 'bad-token',
      });
    const gone = await Player.join(place.app);
    const view = await gone.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    expect((await gone.send('DELETE', '/api/guests/me')).status).toBe(204);
    expect((await gone.send('GET', url)).body).toEqual({ code: 'bad-token' });
    expect((await player.look(view.id)).seats).toEqual([{ seat: 'breaker', taken: true }]);
    const rows = await place.services.roomRepository.find(view.id);
    expect(JSON.stringify(rows)).not.toContain(gone.token.split('.')[2] as string);
  });

  it('restores a guest by recovery code', async () => {
    const view = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    const reply = await post({ keep: 'token', recovery: player.recovery }, {}, '/api/guests/recovery');
    const again = new Player(place.app, { ...reply.json(), recovery: '' }, 'again');
    expect((await again.look(view.id)).you).toBe('breaker');
    // The guest's original device remains valid, too.
    expect((await again.play(view.id, 'guess aabb')).version).toBe(2);
    expect((await player.play(view.id, 'guess ccdd')).version).toBe(3);
    const wrong = post({ keep: 'token', recovery: 'A'.repeat(22) }, {}, '/api/guests/recovery');
    expect(await codeOf(wrong)).toEqual([404, 'no-such-recovery']);
  });

  it('keeps game views out of every cache', async () => {
    const view = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    const { raw } = await player.send('GET', `/api/rooms/${view.id}`);
    expect(raw.headers['cache-control']).toBe('no-store');
  });
});

describe('limits of the API', () => {
  it('tell clients when to retry', async () => {
    const place = await openTestServer({ limits: { newGuests: { perSecond: 0.001, burst: 2 } } });
    const begin = () => place.app.inject({ method: 'POST', url: '/api/guests', payload: { keep: 'token' } });
    expect([(await begin()).statusCode, (await begin()).statusCode]).toEqual([201, 201]);
    const third = await begin();
    expect([third.statusCode, third.json()]).toEqual([429, { code: 'too-many-requests' }]);
    // On a busy machine some seconds have passed meanwhile.
    const seconds = Number(third.headers['retry-after']);
    expect([seconds > 900, seconds <= 1000]).toEqual([true, true]);
    await place.close();
  });

  it('charge the cost of a request per address, and strangers also against a common limit', async () => {
    const still = { perSecond: 1e-9, burst: 1e9 };
    const limits = {
      ...RATES_OFF,
      address: { ...still, burst: 6 },
      strangers: { ...still, burst: 4 },
      files: { ...still, burst: 1 },
    };
    const place = await openTestServer({ limits });
    const ask = async (url: string, remoteAddress: string, headers = {}) =>
      (await place.app.inject({ url, remoteAddress, headers })).statusCode;
    const board = '/api/daily/word/board?kind=unassisted&day=2026-01-01';
    // A request for a board costs two units, and one for the day costs one.
    expect([await ask(board, '10.0.0.1'), await ask(board, '10.0.0.2')]).toEqual([200, 200]);
    expect(await ask(board, '10.0.0.3')).toBe(429);
    expect(await ask('/api/daily', '10.0.0.3')).toBe(200);
    // The same path with percent-encoded letters is the same route.
    expect(await ask(board.replace('api', '%61pi'), '10.0.0.9')).toBe(429);
    const player = await Player.join(place.app);
    const asGuest = { authorization: `Bearer ${player.token}` };
    // A token is unknown to the server when it is presented for the first time.
    expect(await ask(board, '10.0.0.3', asGuest)).toBe(200);
    expect(await ask(board, '10.0.0.3', asGuest)).toBe(200);
    expect([await ask('/api/daily', '10.0.0.3'), await ask('/api/daily', '10.0.0.3')]).toEqual([200, 429]);
    for (const status of [200, 200, 429]) expect(await ask(board, '10.0.0.3', asGuest)).toBe(status);
    expect([await ask('/', '10.0.0.4'), await ask('/assets/main-abc.js', '10.0.0.4')]).toEqual([200, 429]);
    expect(await ask('/', '10.0.0.5')).toBe(200);
    await place.close();
  });

  it('answer 503 to too many concurrent requests', async () => {
    const place = await openTestServer({ limits: { atOnce: 0 } });
    const reply = await place.app.inject('/api/guests/me/rooms');
    expect([reply.statusCode, reply.json(), reply.headers['retry-after']]).toEqual([
      503,
      { code: 'overloaded' },
      '1',
    ]);
    await place.close();
  });
});
