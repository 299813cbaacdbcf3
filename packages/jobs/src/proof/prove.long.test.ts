import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { leastCost } from '@inkling/deduction/reference/least-cost';
import { hardNarrowing, wordDeduction } from '@inkling/games/word/optimum/word-deduction';
import { findOptimum, type OptimalGame } from 'inkling/optimal';
import { afterAll, describe, expect, it } from 'vitest';
import type { JobEngine } from '../engine/job-engine.ts';
import { Journal } from '../engine/journal.ts';
import { LocalEngine } from '../engine/local-engine.ts';
import { workLoop, type Yield } from '../engine/work-loop.ts';
import { codes, WORDS, weights, words } from '../testing/specs.ts';
import { optimumOf } from './optimum.ts';
import { ProofContext } from './proof-context.ts';
import { FalseFactError, type Proved, prove } from './prove.ts';
import { runProof } from './run-proof.ts';
import { type ProofJob, solveJob } from './solve-job.ts';
import { nameProof, PROOF_VERSION, type ProofSpec } from './spec.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-proof-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a proof in this thread. A test may tamper with each job. */
async function run(
  spec: ProofSpec,
  {
    budget = 50,
    engine = new LocalEngine({ leaseSeconds: 9, attemptsMax: 2 }) as JobEngine,
    tamper = (_: ProofJob, done: Yield): Yield => done,
    stop = new AbortController(),
  } = {},
): Promise<Proved> {
  const context = unwrap(ProofContext.of(spec));
  const end = new AbortController();
  const work = workLoop(
    engine,
    async (payload) =>
      tamper(
        payload as ProofJob,
        solveJob(context, payload as ProofJob, () => false),
      ),
    { slots: 2, renewEveryMs: 1000, signal: end.signal },
  );
  try {
    return await prove(context, engine, { budget, workers: 2, confirmations: 1, signal: stop.signal });
  } finally {
    end.abort();
    await work;
  }
}

/** Returns the total that a single search in one thread finds. */
function alone({ game, depthMax, root, weights }: ProofSpec): number {
  const search = findOptimum(game, {
    depthMax,
    ...(root === undefined ? {} : { root }),
    ...(weights ? { weights } : {}),
  });
  for (;;) {
    const step = search.next();
    if (step.done) return unwrap(step.value).upper;
  }
}

describe('a proof by jobs', () => {
  it.each([
    ['p3c4r', codes('p3c4r')],
    ['p4c4r', codes('p4c4r')],
    ['p4c5n', codes('p4c5n')],
    ['p4c4r in 5', codes('p4c4r', { depthMax: 5 })],
    ['p4c4r from aaab', codes('p4c4r', { root: 'aaab' })],
    ['p4c5r from two guesses', codes('p4c5r', { root: ['aabb', 'ccde'] })],
    ['p4c4r from three guesses, one of them twice', codes('p4c4r', { root: ['aabc', 'aabc', 'abcd'] })],
    [
      'p4c4r from two guesses by weight',
      codes('p4c4r', { root: ['aabb', 'acbd'], weights: weights(256, (code) => 1 + (code % 3)) }),
    ],
    ['p4c4r by weight', codes('p4c4r', { weights: weights(256, (code) => 1 + (code % 3)) })],
    ['p4c4r with a favourite', codes('p4c4r', { weights: weights(256, (code) => (code === 27 ? 90 : 1)) })],
    ['words by weight', { ...words(false, 6), weights: weights(WORDS.length, (word) => 1 + word * 7) }],
    ['words', words(false, 6)],
    ['words in hard mode', words(true, 10)],
  ])('of %s finds the optimum that a single search finds', async (_, spec) => {
    const context = unwrap(ProofContext.of(spec));
    const least = alone(spec);
    for (const budget of [1, 5000]) {
      const proved = await run(spec, { budget });
      const optimum = unwrap(optimumOf(context, spec, proved));
      expect(optimum).toMatchObject({ proved: true, lower: least, upper: least });
      expect(optimum.weighted?.total ?? optimum.total).toBe(least);
      expect(optimum.file.includes(`weighted ${least} `)).toBe(spec.weights !== undefined);
    }
  });

  it('agrees with the plain recursion on random words, with hard mode, limits, weights and given guesses', async () => {
    const random = new RandomStream(seedRandom('jobs'));
    let infeasible = 0;
    for (let round = 0; round < 30; round++) {
      const drawn = new Set<string>();
      while (drawn.size < 24)
        drawn.add(Array.from({ length: 3 }, () => 'abcde'[random.below(3 + (round % 3))]).join(''));
      const allowed = random.shuffle([...drawn]);
      const lists = { answers: allowed.slice(0, 14 + random.below(6)), allowed };
      const hard = round % 2 === 0;
      const depthMax = random.below(2) === 0 ? 255 : 2 + random.below(3);
      const line = Array.from({ length: random.below(4) }, () => random.below(allowed.length));
      const scales = new RandomStream(seedRandom(`weights ${round}`));
      const bySecret = weights(lists.answers.length, () => 1 + scales.below(9));
      const weighed = scales.below(2) === 0 ? { weights: bySecret } : {};
      const spec: ProofSpec = {
        game: { game: 'word', words: lists, hard, lists: [] },
        rules: 'word3',
        depthMax,
        ...weighed,
        root: line.map((guess) => allowed[guess] as string),
      };
      const deduction = unwrap(wordDeduction(lists));
      const { permits } = hardNarrowing(deduction);
      const truth = leastCost(deduction, {
        secrets: [...lists.answers.keys()],
        guesses: [...allowed.keys()],
        depth: depthMax,
        ...(weighed.weights ? { weights: weighed.weights.bySecret } : {}),
        ...(line.length === 0 ? {} : { openings: line.slice(0, 1), followUps: line.slice(1) }),
        ...(hard ? { permits: (guess, cls, next) => permits(guess, cls)(next) } : {}),
      });
      const budget = [1, 20, 5000][round % 3] as number;
      const context = ProofContext.of(spec);
      if (!context.ok) {
        expect({ round, code: context.error.code, truth }).toEqual({
          round,
          code: 'forbidden-root',
          truth: Number.POSITIVE_INFINITY,
        });
        infeasible++;
        continue;
      }
      const { end, lower, upper } = await run(spec, { budget });
      const least = Math.min(truth, INFEASIBLE);
      expect({ round, end, lower, upper }).toEqual({ round, end: 'proved', lower: least, upper: least });
      if (least === INFEASIBLE) infeasible++;
    }
    expect(infeasible).toBeGreaterThan(2);
    expect(infeasible).toBeLessThan(15);
  });

  it.each([255, 5])(
    'makes a given first guess that gives no information, in %i guesses',
    async (depthMax) => {
      const letters = Array.from('abcd');
      const answers = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
      const lists = { answers, allowed: [...answers, 'xyz'] };
      const game: OptimalGame = { game: 'word', words: lists, hard: false, lists: [] };
      const spec: ProofSpec = { game, rules: 'word3', depthMax, root: 'xyz' };
      const free = alone({ game, rules: 'word3', depthMax: depthMax === 255 ? 255 : depthMax - 1 });
      for (const budget of [1, 50, 5000]) {
        const { lower, upper, strategy } = await run(spec, { budget });
        expect([lower, upper]).toEqual([free + answers.length, free + answers.length]);
        expect(strategy?.guess).toBe(lists.allowed.indexOf('xyz'));
      }
    },
  );

  it('reports that no strategy keeps to the limit', async () => {
    const spec = codes('p3c4r', { depthMax: 3 });
    const proved = await run(spec);
    expect(proved).toMatchObject({ end: 'proved', lower: INFEASIBLE, strategy: undefined });
    expect(optimumOf(unwrap(ProofContext.of(spec)), spec, proved)).toMatchObject({
      error: { code: 'infeasible' },
    });
  });

  it('is incomplete if a job always fails, and its bounds still hold', async () => {
    const proved = await run(codes('p4c4r'), {
      tamper: ({ path }, done) => {
        if (path.length === 0) throw new Error('poison');
        return done;
      },
    });
    expect(proved.end).toBe('incomplete');
    expect(proved.counts.dead.length).toBeGreaterThan(0);
    expect(proved.lower).toBeLessThan(905);
    expect(proved.upper).toBeGreaterThanOrEqual(905);
  });

  it('rejects facts that cannot be true', async () => {
    const lie = (change: (lower: number, upper: number) => object) =>
      run(codes('p4c4r'), {
        tamper: (_, done) => ({
          ...done,
          facts: done.facts.map((fact) => ({ ...fact, ...change(fact.lower, fact.upper) })),
        }),
      });
    await expect(lie((_, upper) => ({ upper: Math.min(upper, 30), tree: '[0]' }))).rejects.toThrow(
      FalseFactError,
    );
    await expect(lie((lower, upper) => ({ lower: Math.max(lower, upper) + 1 }))).rejects.toThrow(
      FalseFactError,
    );
  });

  it('resumes from its stored facts after being stopped', async () => {
    const spec = codes('p4c5r');
    const path = join(folder, 'facts');
    const terms = { leaseSeconds: 9, attemptsMax: 2 };
    let jobs = 0;
    const stop = new AbortController();
    const count = (_: ProofJob, done: Yield) => {
      if (++jobs === 8) stop.abort();
      return done;
    };
    const open = () => new LocalEngine(terms, Journal.open(path, nameProof(spec)));
    expect((await run(spec, { engine: open(), tamper: count, stop })).end).toBe('stopped');
    expect((await run(spec, { engine: open(), tamper: count })).upper).toBe(2463);
    const before = jobs;
    expect(await run(spec, { engine: open(), tamper: count })).toMatchObject({ end: 'proved', upper: 2463 });
    expect(jobs).toBe(before);
    expect(() => Journal.open(path, nameProof(codes('p4c4r')))).toThrow('other-proof');
  });

  it('rejects a job of another version or another game', () => {
    const context = unwrap(ProofContext.of(codes('p3c3r')));
    const key = context.keyOf([], context.columns([]));
    const job: ProofJob = {
      version: PROOF_VERSION,
      key,
      path: [],
      guesses: [],
      limit: 99,
      budget: 9,
      isProved: false,
    };
    expect(solveJob(context, job, () => false).facts[0]).toMatchObject({ key, lower: 73, upper: 73 });
    expect(() => solveJob(context, { ...job, version: '0' }, () => false)).toThrow('another version');
    expect(() => solveJob(unwrap(ProofContext.of(codes('p3c4r'))), job, () => false)).toThrow('another game');
  });

  it('runs in threads, and can start from a known strategy', async () => {
    const spec = codes('p4c4r');
    const signal = new AbortController().signal;
    const first = unwrap(await runProof(spec, { workers: 2, tableBytes: 2 ** 22, signal }));
    expect(unwrap(first.optimum)).toMatchObject({ proved: true, total: 905 });
    const known = () => unwrap(first.optimum).strategy;
    const again = unwrap(await runProof(spec, { workers: 1, tableBytes: 2 ** 22, signal, known }));
    expect(unwrap(again.optimum).file).toBe(unwrap(first.optimum).file);
  });
});
