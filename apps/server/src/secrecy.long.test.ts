import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAKS } from './testing/leaks.ts';
import { openPairedServers, type PairedServers } from './testing/secrecy.ts';

/** Twice as many as the slowest of the planted leaks below needs; `npm run prove secrecy` runs a hundred thousand. */
const RUNS = 50;
/** Generous, because thousands of games take minutes on a busy machine. The test does not check any duration. */
const PATIENCE_MS = 1_800_000;

let servers: PairedServers;
beforeAll(async () => {
  servers = await openPairedServers();
});
afterAll(() => servers.close());

describe('the secret never leaks', () => {
  it.each(['mastermind', 'word', 'witch', 'null'] as const)(
    '%s: two secrets with the same answers give the same bytes',
    async (game) => {
      const { runs, bytes, leak } = await servers.play(game, RUNS, `clean ${game}`);
      expect(leak).toBeUndefined();
      console.log(`${game}: ${runs} paired runs, ${bytes} bytes compared, no difference`);
      expect(runs).toBe(RUNS);
      expect(bytes).toBeGreaterThan(RUNS * 1000);
    },
    PATIENCE_MS,
  );
});

describe('a planted leak is found', () => {
  const caught = new Map<string, number>();
  describe.each(['mastermind', 'word', 'witch', 'null'] as const)('in %s', (game) => {
    it.each(Object.entries(LEAKS))('%s', async (name, leak) => {
      const { leak: found } = await servers.play(game, 500, `leak ${name}`, leak);
      expect(found, `${name} went unnoticed`).toBeDefined();
      caught.set(`${game}: ${name}`, (found?.run ?? 0) + 1);
    });
  });

  it('for all fourteen kinds in all four games', () => {
    expect(Object.keys(LEAKS)).toHaveLength(14);
    expect(caught.size).toBe(14 * 4);
    console.log(`leaks caught after at most ${Math.max(...caught.values())} runs`);
  });
});
