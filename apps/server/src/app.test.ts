import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';
import { openPlace, type Place, Player } from './testing/place.ts';

describe('the static server', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
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

  it('lets hashed assets be kept for ever', async () => {
    const reply = await place.app.inject('/assets/main-abc.js');
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  it.each(['/nothing', '/../package.json', '/%2e%2e/package.json', '/assets/%00', '/api/nothing'])(
    'says no to %s with a closed code',
    async (url) => {
      const reply = await place.app.inject(url);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(Object.keys(reply.json())).toEqual(['code']);
    },
  );
});

describe('addresses', () => {
  it.each<[string[], unknown]>([
    [[], { host: '127.0.0.1', port: 4173, portGiven: false, data: undefined }],
    [['--port', '0', '--host', '::1', '--data', 'x'], { host: '::1', port: 0, portGiven: true, data: 'x' }],
  ])('read %j', (args, address) => expect(readAddress(args)).toEqual(address));

  it.each([[['--port', '99999']], [['--port', '-1']], [['--nonsense']], [['stray']], [['--data', '']]])(
    'refuse %j with a sentence',
    (args) => {
      const read = readAddress(args);
      expect('problem' in read && read.problem.length).toBeGreaterThan(10);
    },
  );
});

describe('the door of the API', () => {
  let place: Place;
  let player: Player;
  beforeAll(async () => {
    place = await openPlace();
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
    expect((await mine({ 'sec-fetch-site': 'same-origin' })).json()).toEqual({ rooms: [] });
    expect((await mine({ 'sec-fetch-site': 'cross-site' })).json()).toEqual({ code: 'no-guest' });
    const open = {
      req: 'a',
      game: 'mastermind',
      rules: 'p4c6r/12',
      maker: 'drawn',
      breakers: 1,
      seat: 'breaker',
    };
    expect(await codeOf(post(open, { cookie }, '/api/rooms'))).toEqual([403, 'cross-origin']);
    expect((await post(open, { cookie, 'sec-fetch-site': 'same-origin' }, '/api/rooms')).statusCode).toBe(
      201,
    );
  });

  it('binds the cookie to the host behind HTTPS', async () => {
    const secure = await openPlace({}, { origin: 'https://play.example' });
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
    await secure.close();
  });

  it('refuses no token, a wrong one, and one of somebody forgotten', async () => {
    const url = '/api/guests/me/rooms';
    expect((await place.app.inject(url)).json()).toEqual({ code: 'no-guest' });
    for (const authorization of ['Bearer x', 'Basic abc', `Bearer ${player.token.slice(0, -1)}_`])
      expect((await place.app.inject({ url, headers: { authorization } })).json()).toEqual({
        code: 'bad-token',
      });
    const gone = await Player.join(place.app);
    const view = await gone.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    expect((await gone.send('DELETE', '/api/guests/me')).status).toBe(204);
    expect((await gone.send('GET', url)).body).toEqual({ code: 'bad-token' });
    expect((await player.look(view.id)).seats).toEqual([{ seat: 'breaker', taken: true }]);
    const rows = await place.house.shelf.find(view.id);
    expect(JSON.stringify(rows)).not.toContain(gone.token.split('.')[2] as string);
  });

  it('brings a guest back by recovery code', async () => {
    const view = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    const reply = await post({ keep: 'token', recovery: player.recovery }, {}, '/api/guests/recovery');
    const again = new Player(place.app, { ...reply.json(), recovery: '' });
    expect((await again.look(view.id)).you).toBe('breaker');
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
    const place = await openPlace({ limits: { newGuests: { perSecond: 0.1, burst: 2 } } });
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

  it('answer 503 when too much is asked at once', async () => {
    const place = await openPlace({ limits: { atOnce: 0 } });
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
    const place = await openPlace();
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
    const until = async (done: () => boolean) => {
      while (!done()) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    const first = follow();
    await until(() => first.ids().length === 1);
    const after = await player.play(id, 'guess aabb');
    await until(() => first.ids().length === 2);
    expect(first.ids()).toEqual([1, 2]);
    const second = follow('2');
    const third = follow('1');
    await until(() => third.ids().length === 1);
    const told = /data: (.*)/.exec(third.heard.join(''))?.[1] ?? '';
    expect(JSON.parse(told)).toEqual(after);
    await player.play(id, 'guess ccdd');
    await until(() => second.ids().length === 1);
    expect(second.ids()).toEqual([3]);
    expect(place.house.streams.count).toBe(3);
    place.house.streams.close();
    await Promise.all([first.ended, second.ended, third.ended]);
    await place.close();
  });

  it('have room for so many, then 503', async () => {
    const place = await openPlace({ limits: { streams: 0 } });
    const player = await Player.join(place.app);
    const { id } = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    const { status, body } = await player.send('GET', `/api/rooms/${id}/events`);
    expect([status, body]).toEqual([503, { code: 'too-many-streams' }]);
    await place.close();
  });
});
