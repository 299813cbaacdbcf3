import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { LocalEngine } from '../engine/local-engine.ts';
import { type Runner, workLoop } from '../engine/work-loop.ts';
import { honestRunner, honestSpec, LIARS } from '../testing/liars.ts';
import { OwnFacts } from './own-facts.ts';
import { ProofContext } from './proof-context.ts';
import { type Proved, prove } from './prove.ts';

/** A proof by workers of several names, among whom some may lie. */
async function proveWith(workers: Readonly<Record<string, Runner>>, confirmations = 2): Promise<Proved> {
  const engine = new LocalEngine({ leaseSeconds: 60, attemptsMax: 5 });
  const end = new AbortController();
  const working = Object.entries(workers).map(([source, run]) =>
    workLoop(engine.as(source), run, { slots: 1, renewEveryMs: 1000, signal: end.signal }).catch(String),
  );
  try {
    return await prove(unwrap(ProofContext.of(honestSpec())), engine, {
      budget: 50,
      workers: 3,
      confirmations,
      own: new OwnFacts(),
      signal: new AbortController().signal,
    });
  } finally {
    end.abort();
    await Promise.all(working);
  }
}

describe('a proof among whose workers one lies', () => {
  it.each(Object.entries(LIARS))('by %s is exact, and the liar is named', async (_, makeLiar) => {
    const proved = await proveWith({ liar: makeLiar(), ann: honestRunner(), bob: honestRunner() });
    expect(proved).toMatchObject({ end: 'proved', lower: 905, upper: 905 });
    expect(proved.strategy).toBeDefined();
    expect(proved.refused.map(({ source }) => source)).toEqual(['liar']);
  });

  it('and is believed says what is false, which is why one is not', async () => {
    const liar = LIARS['lower bounds that are too high']?.();
    if (!liar) throw new Error('there is such a liar');
    const proved = await proveWith({ liar }, 1);
    expect(proved).toMatchObject({ end: 'proved', refused: [] });
    expect(proved.upper).toBeGreaterThan(905);
  });

  it('five at once is exact too', async () => {
    const liars = Object.fromEntries(Object.entries(LIARS).map(([name, make]) => [name, make()]));
    const proved = await proveWith({ ...liars, ann: honestRunner(), bob: honestRunner() });
    expect(proved).toMatchObject({ end: 'proved', lower: 905, upper: 905 });
    expect(
      proved.refused.map(({ source }) => source).filter((name) => ['ann', 'bob'].includes(name)),
    ).toEqual([]);
  });

  it('finds every lower bound twice, by different workers', async () => {
    const alone = await proveWith({ ann: honestRunner() }, 1);
    const twice = await proveWith({ ann: honestRunner(), bob: honestRunner() });
    expect(twice).toMatchObject({ end: 'proved', lower: 905, refused: [] });
    expect(twice.counts.done).toBeGreaterThanOrEqual(alone.counts.done);
  });
});
