import { request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { EventStream } from './push/event-stream.ts';
import { Streams } from './push/streams.ts';
import { handClock, openTestServer, Player } from './testing/test-server.ts';

describe('events', () => {
  it('report each version once, resume after the last one seen, and end with the server', async () => {
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

  it('do not pile up for a client that reads nothing, and then end', async () => {
    const place = await openTestServer();
    await place.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = place.app.server.address() as AddressInfo;
    const player = await Player.join(place.app);
    const { id } = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    const taken: Socket[] = [];
    place.app.server.on('request', ({ socket }) => taken.push(socket));
    const deaf = connect({ port, host: '127.0.0.1' });
    deaf.on('error', () => undefined);
    deaf.pause().write(`GET /api/rooms/${id}/events HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
    await vi.waitUntil(() => place.services.streams.count === 1, { timeout: 60_000, interval: 5 });
    const [socket] = taken as [Socket];
    let [beats, most] = [0, 0];
    // The system itself buffers a few megabytes per socket at most.
    while (place.services.streams.count > 0 && beats < 1e6) {
      for (let n = 0; n < 500; n++, beats++) place.services.streams.beat();
      most = Math.max(most, socket.writableLength);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(place.services.streams.count).toBe(0);
    expect(most).toBeLessThan(100 * 1024);
    deaf.destroy();
    await place.close();
  });

  it('end after a minute, so that a device that has gone without a word stops being here', async () => {
    const clock = handClock();
    const place = await openTestServer({ clock });
    await place.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = place.app.server.address() as AddressInfo;
    const player = await Player.join(place.app);
    const { id } = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    const gone = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let heard = '';
    gone.on('data', (bytes) => (heard += String(bytes)));
    gone.write(
      `GET /api/rooms/${id}/events HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${player.token}\r\n\r\n`,
    );
    const { streams, presence } = place.services;
    await vi.waitUntil(() => presence.of(id).here.includes('breaker'), { timeout: 60_000, interval: 5 });
    clock.nowMs += 59_999;
    streams.renew();
    expect(streams.count).toBe(1);
    clock.nowMs += 1;
    streams.renew();
    // Nothing more is sent, also not to a client that keeps its side of the connection open.
    streams.beat();
    await player.play(id, 'guess aabb');
    await vi.waitUntil(() => streams.count === 0, { timeout: 60_000, interval: 5 });
    clock.nowMs += 5000;
    expect(presence.of(id)).toMatchObject({ here: [], away: [{ seat: 'breaker', seconds: 5 }] });
    expect(heard.endsWith('retry: 100\nevent: beat\ndata: renew\n\n')).toBe(true);
    gone.destroy();
    await place.close();
  });

  it('answer a HEAD request immediately', async () => {
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

  it('are limited in number, with 503 beyond the limit', async () => {
    const place = await openTestServer({ limits: { streams: 0 } });
    const player = await Player.join(place.app);
    const { id } = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    const { status, body } = await player.send('GET', `/api/rooms/${id}/events`);
    expect([status, body]).toEqual([503, { code: 'too-many-streams' }]);
    await place.close();
  });

  it('say who is here only if that has changed', () => {
    const sent: string[] = [];
    const sink = {
      write: (text: string) => sent.push(text) > 0,
      onDrain: () => undefined,
      end: () => undefined,
      close: () => undefined,
    };
    let here = 'maker';
    const view = { version: 1, text: 'view\n\n' };
    const stream = new EventStream(
      sink,
      1,
      () => view,
      () => here,
    );
    stream.presenceChanged();
    expect(sent.slice(1)).toEqual(['maker']);
    here = 'maker, breaker';
    stream.presenceChanged();
    stream.presenceChanged();
    expect(sent.slice(1)).toEqual(['maker', 'maker, breaker']);
  });

  it('are not all ended at once, although after a restart all have the same age', () => {
    const clock = handClock();
    const streams = new Streams(5000, 5000, clock);
    let ended = 0;
    const stream = () => ({ beat: () => undefined, end: () => ended++ }) as unknown as EventStream;
    for (let n = 0; n < 1000; n++) streams.add(stream(), 'home', () => undefined);
    clock.nowMs += 60_000;
    const endings = Array.from({ length: 60 }, () => {
      const before = ended;
      streams.renew();
      return ended - before;
    });
    expect([Math.max(...endings), ended]).toEqual([20, 1000]);
    streams.close();
  });

  it('keeps a fifth of all streams for players', () => {
    const streams = new Streams(5, 100, handClock());
    const leave = Array.from({ length: 4 }, () => streams.add({} as EventStream, 'home', () => undefined));
    expect([streams.admits('home', false), streams.admits('home', true)]).toEqual([false, true]);
    leave[0]?.();
    expect(streams.admits('home', false)).toBe(true);
    streams.close();
  });
});
