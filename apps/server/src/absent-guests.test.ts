import { describe, expect, it, vi } from 'vitest';
import { IDLE_DAYS } from './identity/guests.ts';
import type { Every } from './system/clock.ts';
import { handClock, openTestServer, Player } from './testing/test-server.ts';

describe('absent guests', () => {
  const DAY_MS = 24 * 3600 * 1000;

  it('are deleted after too long an absence, unless they have a room or came back', async () => {
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

  it('are kept as long as they return now and then', async () => {
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

  it('are recognised by a token only until it expires, even if it was accepted before', async () => {
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
