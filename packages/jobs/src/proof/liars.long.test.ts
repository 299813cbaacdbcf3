import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { LocalEngine } from '../engine/local-engine.ts';
import { type Runner, workLoop } from '../engine/work-loop.ts';
import { checksHere, FORGERS, honestRunner, honestSpec, LIARS } from '../testing/liars.ts';
import type { LedgerTerms } from './ledger.ts';
import { OwnFacts } from './own-facts.ts';
import { ProofContext } from './proof-context.ts';
import { type Proved, prove } from './prove.ts';

const TWICE: LedgerTerms = { confirmations: 2 };

/** Runs a proof with several named workers, some of which may lie. */
async function proveWith(workers: Readonly<Record<string, Runner>>, terms = TWICE): Promise<Proved> {
  const engine = new LocalEngine({ leaseSeconds: 60, attemptsMax: 5 });
  const end = new AbortController();
  const working = Object.entries(workers).map(([source, run]) =>
    workLoop(engine.as(source), run, { slots: 1, renewEveryMs: 1000, signal: end.signal }).catch(String),
  );
  try {
    return await prove(unwrap(ProofContext.of(honestSpec())), engine, {
      ...terms,
      budget: 10,
      workers: 3,
      own: new OwnFacts(),
      signal: new AbortController().signal,
    });
  } finally {
    end.abort();
    await Promise.all(working);
  }
}

const proved = (): LedgerTerms => ({ confirmations: 2, checks: checksHere() });
const sourcesOf = ({ refused }: Proved) => refused.map(({ source }) => source);

describe('a proof with a lying worker and with lemmas for every lower bound', () => {
  it.each([...Object.entries(LIARS), ...Object.entries(FORGERS)])(
    'is exact despite %s, and names the liar',
    async (_, makeLiar) => {
      const done = await proveWith({ liar: makeLiar(), ann: honestRunner() }, proved());
      expect(done).toMatchObject({ end: 'proved', lower: 97, upper: 97 });
      expect(done.strategy).toBeDefined();
      expect(sourcesOf(done)).toEqual(['liar']);
    },
  );

  it('needs one honest worker, and at most twice as many jobs', async () => {
    const alone = await proveWith({ ann: honestRunner() }, { confirmations: 1 });
    const checked = await proveWith({ ann: honestRunner() }, proved());
    expect(checked).toMatchObject({ end: 'proved', lower: 97, upper: 97, refused: [] });
    expect(checked.counts.done).toBeLessThanOrEqual(2 * alone.counts.done);
  });

  it.each([
    ['lemmas that are cut short', 'truncated'],
    ['the proof of one first guess for all', 'bad-line'],
  ])('reports the line of the error in %s', async (name, code) => {
    const liar = FORGERS[name]?.();
    if (!liar) throw new Error('there is such a forger');
    const { refused } = await proveWith({ liar, ann: honestRunner() }, proved());
    expect(refused).toMatchObject([{ why: 'false-proof', fault: { code, line: expect.any(Number) } }]);
  });

  it('withstands liars that tell the same lie, and all liars together', async () => {
    const twins = await proveWith(
      {
        ann: honestRunner(),
        ...Object.fromEntries(
          ['eve', 'mallory', 'oscar'].map((name) => [name, FORGERS['a bound one too high']?.() as Runner]),
        ),
      },
      proved(),
    );
    expect(twins).toMatchObject({ end: 'proved', lower: 97, upper: 97 });
    const all = Object.entries({ ...LIARS, ...FORGERS }).map(([name, make]) => [name, make()] as const);
    const done = await proveWith({ ...Object.fromEntries(all), ann: honestRunner() }, proved());
    expect(done).toMatchObject({ end: 'proved', lower: 97, upper: 97 });
    expect(sourcesOf(done)).not.toContain('ann');
  });
});

describe('a proof with a lying worker in which every lower bound is found twice', () => {
  it.each(Object.entries(LIARS))('is exact despite %s, and names the liar', async (_, makeLiar) => {
    const done = await proveWith({ liar: makeLiar(), ann: honestRunner(), bob: honestRunner() });
    expect(done).toMatchObject({ end: 'proved', lower: 97, upper: 97 });
    expect(done.strategy).toBeDefined();
    expect(sourcesOf(done)).toEqual(['liar']);
  });

  it('has a false result if one confirmation is enough, which is why it needs two', async () => {
    const liar = LIARS['lower bounds that are too high']?.();
    if (!liar) throw new Error('there is such a liar');
    const done = await proveWith({ liar }, { confirmations: 1 });
    expect(done).toMatchObject({ end: 'proved', refused: [] });
    expect(done.upper).toBeGreaterThan(97);
  });

  it('is exact with all liars together', async () => {
    const liars = Object.fromEntries(Object.entries(LIARS).map(([name, make]) => [name, make()]));
    const done = await proveWith({ ...liars, ann: honestRunner(), bob: honestRunner() });
    expect(done).toMatchObject({ end: 'proved', lower: 97, upper: 97 });
    expect(sourcesOf(done).filter((name) => ['ann', 'bob'].includes(name))).toEqual([]);
  });

  it('takes at least as many jobs as a single worker without confirmation', async () => {
    const alone = await proveWith({ ann: honestRunner() }, { confirmations: 1 });
    const twice = await proveWith({ ann: honestRunner(), bob: honestRunner() });
    expect(twice).toMatchObject({ end: 'proved', lower: 97, refused: [] });
    expect(twice.counts.done).toBeGreaterThanOrEqual(alone.counts.done);
  });
});
