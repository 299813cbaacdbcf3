import { describe, expect, it } from 'vitest';
import { LocalEngine } from './local-engine.ts';

describe('a lease of the local engine', () => {
  const terms = { leaseSeconds: 10, attemptsMax: 3 };

  async function leasedJob() {
    let now = 0;
    const engine = new LocalEngine(terms, undefined, () => now);
    await engine.offer([{ id: 'one', payload: 1, priority: 0, notBy: [] }]);
    expect(await engine.lease(1)).toMatchObject([{ id: 'one', attempt: 0 }]);
    const idle = async (at: number) => {
      now = at;
      return (await engine.lease(1)).map(({ attempt }) => attempt);
    };
    return { engine, idle, until: (at: number) => (now = at) };
  }

  it('that is not renewed goes to an idle worker when it has expired, and no sooner', async () => {
    const { idle } = await leasedJob();
    expect(await idle(10_000)).toEqual([]);
    expect(await idle(10_001)).toEqual([1]);
  });

  it('that is renewed lasts a full term from its renewal', async () => {
    const { engine, idle, until } = await leasedJob();
    until(8000);
    expect(await engine.renew(['one', 'two'])).toEqual(new Set(['one']));
    expect(await idle(18_000)).toEqual([]);
    expect(await idle(18_001)).toEqual([1]);
  });

  it('cannot be renewed for a job that is still waiting', async () => {
    const { engine } = await leasedJob();
    await engine.offer([{ id: 'two', payload: 2, priority: 0, notBy: [] }]);
    expect(await engine.renew(['two'])).toEqual(new Set());
  });

  it('cannot be renewed once its job has been leased again and finished', async () => {
    const { engine, idle } = await leasedJob();
    await idle(10_001);
    await engine.finish('one', [], 1);
    expect(await engine.renew(['one'])).toEqual(new Set());
  });

  it('is granted as often as the terms allow, and then its job is dead', async () => {
    const { engine, idle } = await leasedJob();
    expect([await idle(20_000), await idle(40_000), await idle(60_000)]).toEqual([[1], [2], []]);
    expect(await engine.counts()).toMatchObject({ dead: ['one'], reruns: 2 });
  });
});
