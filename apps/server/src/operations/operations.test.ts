import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogLevel } from '../settings/table.ts';
import { handClock, logInto, openTestServer, Player, type TestServer } from '../testing/test-server.ts';
import { Metrics } from './metrics.ts';
import { openMetricsPage } from './metrics-page.ts';

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/**
 * Parses OpenMetrics text, or throws: each family must be declared once, before its samples, and an end marker follow.
 */
function parseMetrics(text: string): readonly Sample[] {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.pop() !== '# EOF') throw new Error('no end');
  const types = new Map<string, string>();
  return lines.flatMap((line) => {
    const [, kind, family = '', rest = ''] = /^# (TYPE|HELP) ([a-z_]+[a-z0-9_]*) (.+)$/.exec(line) ?? [];
    if (kind === 'TYPE') {
      if (types.has(family) || !['counter', 'gauge'].includes(rest)) throw new Error(`bad family: ${line}`);
      types.set(family, rest);
    }
    if (kind) return [];
    const [, name = '', inside = '', number] = /^([a-z_0-9]+)(?:\{(.*)\})? (-?[\d.e+-]+)$/.exec(line) ?? [];
    const type = types.get(name.replace(/_total$/, ''));
    if (number === undefined || type !== (name.endsWith('_total') ? 'counter' : 'gauge'))
      throw new Error(`bad sample: ${line}`);
    const labels = [...inside.matchAll(/([a-z]+)="((?:[^"\\]|\\.)*)",?/g)];
    if (labels.map(([whole]) => whole).join('') !== inside) throw new Error(`bad labels: ${line}`);
    return [
      {
        name,
        labels: Object.fromEntries(labels.map(([, key, value]) => [key, value])),
        value: Number(number),
      },
    ];
  });
}

describe('a server, as seen by its operator', () => {
  let server: TestServer;
  let lines: string[];
  const clock = handClock();
  const open = async (level: LogLevel) => {
    server = await openTestServer({ clock, log: logInto(lines, level, clock) });
  };
  beforeEach(() => {
    lines = [];
  });
  afterEach(() => server.close());
  const breakWrites = () => {
    server.services.store.write = async () => ({ ok: false, error: 'unavailable' });
  };
  const statusOf = async (url: string) => (await server.app.inject(url)).statusCode;

  it('is live even if it cannot write, and ready only if it can', async () => {
    await open('off');
    expect([await statusOf('/live'), await statusOf('/ready')]).toEqual([200, 200]);
    breakWrites();
    expect(await statusOf('/ready')).toBe(200);
    clock.nowMs += 1000;
    expect([await statusOf('/live'), await statusOf('/ready')]).toEqual([200, 503]);
  });

  it('checks its readiness once for concurrent requests', async () => {
    await open('off');
    let writes = 0;
    const { store } = server.services;
    const write = store.write.bind(store);
    store.write = (statements) => {
      writes++;
      return write(statements);
    };
    clock.nowMs += 5000;
    await Promise.all(Array.from({ length: 20 }, () => statusOf('/ready')));
    expect(writes).toBe(1);
  });

  it('logs each failed write and each internal fault, with time and request but no secret', async () => {
    await open('warn');
    const player = await Player.join(server.app);
    const { id } = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    await player.send('GET', '/api/rooms/AAAAAAAAAAAAAAAAAAAAAA');
    expect(lines).toEqual([]);
    breakWrites();
    await player.play(id, 'guess aabb');
    server.services.daily.view = async () => {
      throw new Error(`a message with ${player.token}`);
    };
    await player.send('GET', '/api/daily');
    const [refused, fault, ...more] = lines.map((line) => JSON.parse(line));
    expect(more).toEqual([]);
    expect(refused).toMatchObject({
      level: 'warn',
      method: 'POST',
      route: '/api/rooms/:id/moves',
      status: 503,
      code: 'unavailable',
      time: new Date(clock.nowMs).toISOString(),
      request: expect.stringMatching(/^test-\d+$/),
    });
    expect(fault).toMatchObject({
      level: 'warn',
      status: 500,
      code: 'fault',
      fault: expect.stringMatching(/^Error at /),
    });
    const all = lines.join('');
    for (const secret of [id, player.token, player.recovery, 'aabb', 'a message'])
      expect(all).not.toContain(secret);
  });

  it('logs each request at level info, and nothing at level off', async () => {
    await open('info');
    await server.app.inject('/api/daily');
    await server.app.inject('/no-such-page');
    await server.app.inject({ url: '/', headers: { host: 'foreign.example' } });
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'info', route: '/api/daily', status: 200 },
      { level: 'info', status: 404, code: 'not-found' },
      { level: 'info', route: '/', status: 421, code: 'wrong-host' },
    ]);
    await server.close();
    lines = [];
    await open('off');
    breakWrites();
    await server.app.inject({ method: 'POST', url: '/api/guests', payload: { keep: 'token' } });
    expect(lines).toEqual([]);
  });

  it('exports its counters as OpenMetrics', async () => {
    await open('off');
    const player = await Player.join(server.app);
    await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    await player.send('POST', '/api/daily/pauses', { first: '2020-01-01', last: '2020-01-02' });
    const samples = parseMetrics(
      server.services.metrics.print(
        { streams: 3, ready: 1, disk_free_bytes: 9 },
        { waiting: 2, count: 5, seconds: 0.25 },
        { waiting: 4, running: 1, count: 7, seconds: 1.5, givenUp: 3 },
      ),
    );
    const sampleOf = (name: string, labels: object = {}) =>
      samples.find(
        (sample) =>
          sample.name === name &&
          Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
      )?.value;
    expect(sampleOf('inkling_requests_total', { method: 'POST', route: '/api/rooms', status: '201' })).toBe(
      1,
    );
    expect(sampleOf('inkling_refusals_total', { code: 'bad-pause' })).toBe(1);
    expect([sampleOf('inkling_streams'), sampleOf('inkling_ready')]).toEqual([3, 1]);
    expect([sampleOf('inkling_writes_waiting'), sampleOf('inkling_disk_free_bytes')]).toEqual([2, 9]);
    expect([sampleOf('inkling_writes_total'), sampleOf('inkling_write_seconds_total')]).toEqual([5, 0.25]);
    expect([sampleOf('inkling_computations_waiting'), sampleOf('inkling_computations_running')]).toEqual([
      4, 1,
    ]);
    expect([
      sampleOf('inkling_computations_total'),
      sampleOf('inkling_computation_seconds_total'),
      sampleOf('inkling_computations_given_up_total'),
    ]).toEqual([7, 1.5, 3]);
    expect(sampleOf('inkling_resident_bytes')).toBeGreaterThan(1e6);
    expect(JSON.stringify(samples)).not.toContain(player.token);
  });

  it('serves its metrics at a separate address, and nothing else there', async () => {
    await open('off');
    const metrics = new Metrics();
    const page = await openMetricsPage({ host: '127.0.0.1', port: 0 }, async () => metrics.print({}));
    const { port } = page.address() as { readonly port: number };
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(reply.headers.get('content-type')).toContain('application/openmetrics-text');
    expect(parseMetrics(await reply.text()).length).toBeGreaterThan(3);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect(await statusOf('/metrics')).toBe(404);
    page.closeAllConnections();
    page.close();
  });
});
