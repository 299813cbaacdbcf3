import { describe, expect, it } from 'vitest';
import { handClock, logInto, openTestServer, Player } from '../testing/test-server.ts';

const DAY_MS = 24 * 3600 * 1000;

describe('the log', () => {
  it('has the time, the level, and the request or run in each line', async () => {
    const [lines, clock, hourly]: [string[], ReturnType<typeof handClock>, (() => void)[]] = [
      [],
      handClock(),
      [],
    ];
    const server = await openTestServer({
      clock,
      log: logInto(lines, 'info', clock),
      keepDays: 30,
      every: (_, call) => {
        hourly.push(call);
        return () => undefined;
      },
    });
    const { store } = server.services;
    const sweep = async (ending: string) => {
      for (const call of hourly) call();
      await expect.poll(() => lines.at(-1)).toContain(`"event":"${ending}"`);
    };
    const player = await Player.join(server.app);
    await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    clock.nowMs += 8 * DAY_MS;
    await sweep('done');
    await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    store.write = async () => ({ ok: false, error: 'unavailable' });
    await sweep('given-up');
    await player.send('POST', '/api/daily/mastermind', {});
    await server.close();
    const told = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    for (const { time, level, request, run, task } of told) {
      expect(new Date(String(time)).toISOString()).toBe(time);
      expect(['warn', 'info']).toContain(level);
      expect(
        [request, run].filter((name) => typeof name === 'string' && name.startsWith('test-')),
      ).toHaveLength(1);
      expect(task === undefined).toBe(run === undefined);
    }
    const requests = told.flatMap(({ request }) => (request === undefined ? [] : [request]));
    expect(new Set(requests).size).toBe(requests.length);
    expect(requests.length).toBeGreaterThanOrEqual(4);
    const sweeps = told.filter(({ task }) => task === 'sweep');
    expect(sweeps.map(({ run, event, level }) => [run, event, level])).toEqual([
      ['test-sweep-1', 'begun', 'info'],
      ['test-sweep-1', 'done', 'info'],
      ['test-sweep-2', 'begun', 'info'],
      ['test-sweep-2', 'given-up', 'warn'],
    ]);
    expect(sweeps[1]).toMatchObject({ rooms: 1, guests: 0 });
    expect(sweeps[3]).toMatchObject({ why: 'unavailable' });
  });

  it('respects its level', () => {
    for (const [level, count] of [
      ['off', 0],
      ['warn', 1],
      ['info', 2],
    ] as const) {
      const lines: string[] = [];
      const run = logInto(lines, level).begin('disk');
      run.info('looked');
      run.warn('disk-short', { freeBytes: 1 });
      expect(lines.length).toBe(count);
    }
  });
});
