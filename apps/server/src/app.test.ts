import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IDLE_DAYS } from './identity/guests.ts';
import { RATES_OFF } from './identity/limits.ts';
import type { Every } from './system/clock.ts';
import { handClock, openTestServer, Player, type TestServer } from './testing/test-server.ts';

describe('the static server', () => {
  let place: TestServer;
  beforeAll(async () => {
    place = await openTestServer();
  });
  afterAll(() => place.close());

  it('sends the page isolated and same-origin only', async () => {
    const reply = await place.app.inject('/');
    expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('Inkling')]);
    expect(reply.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(reply.headers['cross-origin-embedder-policy']).toBe('require-corp');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['cache-control']).toBe('no-cache');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).not.toContain('unsafe-inline');
  });

  it('lets other pages frame the board for them, and nothing else', async () => {
    for (const url of ['/embed', '/embed?x']) {
      const { statusCode, headers } = await place.app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers['content-security-policy']).toContain('frame-ancestors *');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['set-cookie']).toBeUndefined();
    }
    for (const url of ['/', '/embed.html', '/index.html', '/embed/', '/embedx', '/api/embed']) {
      const { headers } = await place.app.inject(url);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('shows the documents in their folder, under the same policy', async () => {
    const moved = await place.app.inject('/docs');
    expect([moved.statusCode, moved.headers.location]).toEqual([308, '/docs/']);
    const page = await place.app.inject('/docs/');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('API')]);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await place.app.inject('/docs/nothing/')).statusCode).toBe(404);
  });

  it('lets hashed assets be kept for ever', async () => {
    const reply = await place.app.inject('/assets/main-abc.js');
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  it('says what a file is, zips text for those who can read it, and sends nothing twice', async () => {
    const script = { url: '/assets/main-abc.js?v=1' };
    const plain = await place.app.inject(script);
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const zipped = await place.app.inject({ ...script, headers: { 'accept-encoding': 'br, gzip;q=0.8' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers['vary']).toBe('accept-encoding');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    for (const refused of ['identity', 'gzip;q=0', 'gzip; q=0.0']) {
      const reply = await place.app.inject({ ...script, headers: { 'accept-encoding': refused } });
      expect([reply.headers['content-encoding'], reply.body]).toEqual([undefined, plain.body]);
    }
    const headers = { 'if-none-match': String(plain.headers['etag']) };
    const again = await place.app.inject({ ...script, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await place.app.inject({ url: '/', headers });
    expect(other.statusCode).toBe(200);
    const head = await place.app.inject({ ...script, method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(plain.rawPayload.length));
  });

  it('answers of the API load nothing, are framed by nobody and kept by nobody', async () => {
    for (const url of ['/api/nothing', '/api/openapi.json', '/api/daily']) {
      const { headers } = await place.app.inject(url);
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('insists on HTTPS where it is known by an address with it, for pages and answers', async () => {
    const secure = await openTestServer({}, { origins: ['https://play.example'] });
    for (const url of ['/', '/api/daily']) {
      const { headers } = await secure.app.inject(url);
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
    }
    await secure.close();
  });

  it.each([
    '/nothing',
    '/assets',
    '/assets/',
    '//index.html',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/%00',
    '/api/nothing',
  ])('says no to %s with a closed code', async (url) => {
    const reply = await place.app.inject(url);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(Object.keys(reply.json())).toEqual(['code']);
  });
});

describe('guests who stay away', () => {
  const DAY_MS = 24 * 3600 * 1000;

  it('are swept when they left nothing and no token can bring them back, by the clock of the server', async () => {
    const clock = handClock();
    const calls: { readonly ms: number; act(): void }[] = [];
    let stopped = 0;
    const every: Every = (ms, act) => {
      calls.push({ ms, act });
      return () => void stopped++;
    };
    const place = await openTestServer({ clock, every, keepDays: 0 });
    const [idle, player, back] = [
      await Player.join(place.app),
      await Player.join(place.app),
      await Player.join(place.app),
    ];
    await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    const recover = (recovery: string) =>
      place.app.inject({
        method: 'POST',
        url: '/api/guests/recovery',
        payload: { keep: 'token', recovery },
      });

    clock.nowMs += 100 * DAY_MS;
    expect((await back.send('GET', '/api/guests/me/rooms')).body).toEqual({ code: 'expired-token' });
    expect((await recover(back.recovery)).statusCode).toBe(201);
    clock.nowMs += (IDLE_DAYS - 100) * DAY_MS;
    expect(await place.services.guests.sweep()).toEqual({ ok: true, value: 0 });
    clock.nowMs += 1;
    expect(calls.map(({ ms }) => ms)).toEqual([3600 * 1000]);
    calls[0]?.act();
    await vi.waitFor(
      async () => expect((await recover(idle.recovery)).json().code).toBe('no-such-recovery'),
      {
        timeout: 60_000,
      },
    );
    expect((await recover(player.recovery)).statusCode).toBe(201);
    expect((await recover(back.recovery)).statusCode).toBe(201);
    await place.close();
    expect(stopped).toBe(1);
  });

  it('stay known for as long as they come back now and then', async () => {
    const clock = handClock();
    const place = await openTestServer({ clock });
    const page = (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) =>
      place.app.inject({
        method,
        url,
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        ...(payload ? { payload } : {}),
      });
    const begun = await page('POST', '/api/guests', {}, { keep: 'cookie' });
    let cookie = String(begun.headers['set-cookie']).split(';')[0] as string;
    const first = cookie;
    const bot = await Player.join(place.app);
    let { token } = bot;
    const open = {
      req: 'a',
      game: 'mastermind',
      rules: 'p4c6r/12',
      maker: 'drawn',
      breakers: 1,
      seat: 'breaker',
    };
    const { id } = (await page('POST', '/api/rooms', { cookie }, open)).json() as { readonly id: string };
    for (let month = 0; month < 12; month++) {
      clock.nowMs += 30 * DAY_MS;
      const mine = await page('GET', '/api/guests/me/rooms', { cookie });
      expect(mine.json()).toEqual({ rooms: [id] });
      cookie = String(mine.headers['set-cookie']).split(';')[0] as string;
      const soon = await page('GET', '/api/guests/me/rooms', { cookie });
      expect(soon.headers['set-cookie']).toBeUndefined();
      const renewed = await new Player(place.app, { token, recovery: '' }).send(
        'POST',
        '/api/guests/me/token',
        {
          keep: 'token',
        },
      );
      expect([renewed.status, Object.keys(renewed.body)]).toEqual([201, ['token']]);
      ({ token } = renewed.body);
      expect(await place.services.guests.sweep()).toEqual({ ok: true, value: 0 });
    }
    expect((await page('GET', '/api/guests/me/rooms', { cookie: first })).json()).toEqual({ rooms: [] });
    expect((await bot.send('POST', '/api/guests/me/token', { keep: 'token' })).body.code).toBe(
      'expired-token',
    );
    await place.close();
  });

  it('are known by a token only as long as it holds, however often it was believed', async () => {
    const clock = handClock();
    const place = await openTestServer({ clock });
    const player = await Player.join(place.app);
    const { guests } = place.services;
    expect(guests.recall(player.token)).toBeUndefined();
    expect((await player.send('GET', '/api/guests/me/rooms')).status).toBe(200);
    const guest = guests.recall(player.token)?.guest as string;
    expect(guest).toMatch(/^[\w-]{22}$/);
    expect(guests.recall(`${player.token}x`)).toBeUndefined();
    const forged = player.token.slice(0, -1) + (player.token.endsWith('A') ? 'B' : 'A');
    expect(guests.recall(forged)).toBeUndefined();
    expect(
      (await new Player(place.app, { ...player, token: forged }).send('GET', '/api/daily')).body,
    ).toEqual({
      code: 'bad-token',
    });
    clock.nowMs += 90 * DAY_MS - 1;
    expect(guests.recall(player.token)?.guest).toBe(guest);
    clock.nowMs += 1000;
    expect(guests.recall(player.token)).toBeUndefined();
    expect((await player.send('GET', '/api/guests/me/rooms')).body).toEqual({ code: 'expired-token' });
    clock.nowMs -= 1000;
    expect((await player.send('DELETE', '/api/guests/me')).status).toBe(204);
    expect(guests.recall(player.token)).toBeUndefined();
    expect((await player.send('GET', '/api/guests/me/rooms')).body).toEqual({ code: 'bad-token' });
    await place.close();
  });
});

describe('the door of the API', () => {
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
  ])('refuses %s', async (_what, payload, status, code) => {
    expect(await codeOf(post(payload))).toEqual([status, code]);
  });

  it('refuses a form, a foreign page, a foreign name', async () => {
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

  it('gives a page a cookie that scripts cannot read, and takes it from that page only', async () => {
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

  it('makes nobody new of a page that is somebody already', async () => {
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

  it('binds the cookie to the host behind HTTPS', async () => {
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

  it('knows nobody without a token, and refuses a wrong one, and one of somebody forgotten', async () => {
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

  it('brings a guest back by recovery code', async () => {
    const view = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    const reply = await post({ keep: 'token', recovery: player.recovery }, {}, '/api/guests/recovery');
    const again = new Player(place.app, { ...reply.json(), recovery: '' }, 'again');
    expect((await again.look(view.id)).you).toBe('breaker');
    // The device that the guest came from stays.
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
  it('say when to come back', async () => {
    const place = await openTestServer({ limits: { newGuests: { perSecond: 0.1, burst: 2 } } });
    const begin = () => place.app.inject({ method: 'POST', url: '/api/guests', payload: { keep: 'token' } });
    expect([(await begin()).statusCode, (await begin()).statusCode]).toEqual([201, 201]);
    const third = await begin();
    expect([third.statusCode, third.json(), third.headers['retry-after']]).toEqual([
      429,
      { code: 'too-many-requests' },
      '10',
    ]);
    await place.close();
  });

  it('count what a request costs, for one address and for all strangers together, and spare guests', async () => {
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
    // A board takes two units, a look at the day one.
    expect([await ask(board, '10.0.0.1'), await ask(board, '10.0.0.2')]).toEqual([200, 200]);
    expect(await ask(board, '10.0.0.3')).toBe(429);
    expect(await ask('/api/daily', '10.0.0.3')).toBe(200);
    // The same path in other letters is the same route.
    expect(await ask(board.replace('api', '%61pi'), '10.0.0.9')).toBe(429);
    const player = await Player.join(place.app);
    const asGuest = { authorization: `Bearer ${player.token}` };
    // Whoever shows a token for the first time is not known yet.
    expect(await ask(board, '10.0.0.3', asGuest)).toBe(200);
    expect(await ask(board, '10.0.0.3', asGuest)).toBe(200);
    expect([await ask('/api/daily', '10.0.0.3'), await ask('/api/daily', '10.0.0.3')]).toEqual([200, 429]);
    for (const status of [200, 200, 429]) expect(await ask(board, '10.0.0.3', asGuest)).toBe(status);
    expect([await ask('/', '10.0.0.4'), await ask('/assets/main-abc.js', '10.0.0.4')]).toEqual([200, 429]);
    expect(await ask('/', '10.0.0.5')).toBe(200);
    await place.close();
  });

  it('answer 503 when too much is asked at once', async () => {
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

describe('events', () => {
  it('tell each version once, resume after the last one seen, and end with the server', async () => {
    const place = await openTestServer();
    await place.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = place.app.server.address() as AddressInfo;
    const player = await Player.join(place.app);
    const { id } = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    const follow = (last?: string) => {
      const heard: string[] = [];
      const headers = { authorization: `Bearer ${player.token}`, ...(last ? { 'last-event-id': last } : {}) };
      const ended = new Promise<void>((resolve) => {
        request({ port, host: '127.0.0.1', path: `/api/rooms/${id}/events`, headers }, (reply) => {
          expect(reply.headers['content-type']).toContain('text/event-stream');
          expect(reply.headers['cache-control']).toBe('no-store');
          expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin');
          reply.setEncoding('utf8').on('data', (text: string) => heard.push(text));
          reply.on('close', resolve).on('error', () => resolve());
        }).end();
      });
      const ids = () => [...heard.join('').matchAll(/^id: (\d+)$/gm)].map(([, n]) => Number(n));
      return { heard, ended, ids };
    };
    const until = (done: () => boolean) => vi.waitUntil(done, { timeout: 60_000, interval: 5 });
    const first = follow();
    await until(() => first.ids().length === 1);
    const after = await player.play(id, 'guess aabb');
    await until(() => first.ids().length === 2);
    expect(first.ids()).toEqual([1, 2]);
    const second = follow('2');
    const third = follow('1');
    await until(() => third.ids().length === 1);
    const told = /data: (\{.*)/.exec(third.heard.join(''))?.[1] ?? '';
    expect(JSON.parse(told)).toEqual(after);
    await player.play(id, 'guess ccdd');
    await until(() => second.ids().length === 1);
    expect(second.ids()).toEqual([3]);
    const beats = () => second.heard.join('').match(/^event: beat\ndata: .+\n\n/gm)?.length;
    expect(beats()).toBe(1);
    place.services.streams.beat();
    await until(() => beats() === 2);
    expect(place.services.streams.count).toBe(3);
    place.services.streams.close();
    await Promise.all([first.ended, second.ended, third.ended]);
    await place.close();
  });

  it('answer a HEAD at once', async () => {
    const place = await openTestServer();
    const player = await Player.join(place.app);
    const { id } = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    const reply = await place.app.inject({ method: 'HEAD', url: `/api/rooms/${id}/events` });
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      '',
    ]);
    await place.close();
  });

  it('have room for so many, then 503', async () => {
    const place = await openTestServer({ limits: { streams: 0 } });
    const player = await Player.join(place.app);
    const { id } = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    const { status, body } = await player.send('GET', `/api/rooms/${id}/events`);
    expect([status, body]).toEqual([503, { code: 'too-many-streams' }]);
    await place.close();
  });
});
