import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { RefusedError } from '../engine/engine-fault.ts';
import { type Fact, mergeFacts, unknownFact } from '../engine/fact.ts';
import type { Counts } from '../engine/job-engine.ts';
import { RIG_TERMS, type Rig } from './rig.ts';
import { expectedFacts, factsOf, keysOf, testJobs } from './test-job.ts';

/**
 * Tests that every engine must pass, whatever fails. Timeouts only guard against hanging; no result depends on timing.
 */
export function keepsTheContract(openRig: () => Promise<Rig>): void {
  const rigs: Rig[] = [];
  const open = async () => {
    const rig = await openRig();
    rigs.push(rig);
    return rig;
  };
  afterEach(async () => {
    for (const rig of rigs.splice(0)) await rig.close();
  });

  it('has the exact effect of every job', async () => {
    const rig = await open();
    await rig.engine.offer(testJobs(60, 1));
    await Promise.all([rig.startWorker(), rig.startWorker()]);
    const counts = await settled(rig, 60);
    expect(counts).toMatchObject({ waiting: 0, leased: 0, done: 60, dead: [] });
    expect(counts.nodes).toBeGreaterThanOrEqual(60);
    await expectFacts(rig, 60);
  });

  it('survives a worker that is killed', async () => {
    const rig = await open();
    await rig.engine.offer(testJobs(40, 40));
    const [victim] = await Promise.all([rig.startWorker(), rig.startWorker()]);
    await reached(rig, 8);
    victim.kill();
    expect((await settled(rig, 40)).dead).toEqual([]);
    await expectFacts(rig, 40);
  });

  it('survives a server that is killed', async () => {
    const rig = await open();
    await rig.engine.offer(testJobs(40, 40));
    await rig.startWorker();
    await reached(rig, 8);
    await rig.killServer();
    await retry(() => rig.engine.offer(testJobs(40, 40)));
    expect((await settled(rig, 1)).dead).toEqual([]);
    await expectFacts(rig, 40);
  });

  it('survives a storm of resets', async () => {
    const rig = await open();
    await rig.engine.offer(testJobs(60, 30));
    await Promise.all([rig.startWorker(), rig.startWorker()]);
    await reached(rig, 2);
    for (let cut = 0; cut < 8; await sleep(120)) cut += rig.reset();
    expect((await settled(rig, 60)).dead).toEqual([]);
    await expectFacts(rig, 60);
  });

  it('survives black holes', async () => {
    const rig = await open();
    await rig.engine.offer(testJobs(60, 30));
    await Promise.all([rig.startWorker(), rig.startWorker()]);
    for (let hole = 1; hole <= 2; hole++) {
      await reached(rig, hole * 5);
      await rig.silence(1500);
    }
    expect((await settled(rig, 60)).dead).toEqual([]);
    await expectFacts(rig, 60);
  });

  it('treats repeated and late jobs and facts as if they came once', async () => {
    const rig = await open();
    const { engine } = rig;
    const jobs = testJobs(6, 1);
    await engine.offer(jobs);
    await engine.offer(jobs);
    const [mine] = await engine.lease(1);
    await sleep(RIG_TERMS.leaseSeconds * 1000 + 200);
    await rig.startWorker();
    await settled(rig, 6);
    if (!mine) throw new Error('there was a job to lease');
    const { n } = mine.payload as { readonly n: number };
    await engine.finish(mine.id, factsOf(n), 1);
    await engine.finish(mine.id, factsOf(n).toReversed(), 1);
    await engine.offer(jobs);
    const counts = await engine.counts();
    expect(counts).toMatchObject({ waiting: 0, leased: 0, done: 6, dead: [] });
    expect(counts.reruns).toBeGreaterThanOrEqual(1);
    await expectFacts(rig, 6);
  });

  it('gives up a job that always fails, reports it, and finishes the others', async () => {
    const rig = await open();
    await rig.engine.offer(testJobs(12, 1, [7]));
    await rig.startWorker();
    await reached(rig, 11);
    const counts = await until(rig, ({ dead }) => dead.length > 0);
    expect(counts).toMatchObject({ waiting: 0, leased: 0, done: 11, dead: ['job 7'] });
    expect(counts.reruns).toBeGreaterThanOrEqual(RIG_TERMS.attemptsMax - 1);
    await expectFacts(rig, 12, [7]);
    await rig.engine.drain();
    expect((await rig.engine.counts()).dead).toEqual([]);
  });

  it('gives no job to a worker of another version, and accepts nothing from it', async () => {
    const rig = await open();
    await rig.engine.offer(testJobs(10, 1));
    await rig.startWorker('another');
    await sleep(1500);
    expect(await rig.engine.counts()).toMatchObject({ waiting: 10, leased: 0, done: 0 });
    expect(await rig.engine.reports(keysOf(10))).toEqual([]);
    await rig.startWorker();
    await settled(rig, 10);
    await expectFacts(rig, 10);
  });

  it('keeps a job leased while its worker computes for longer than the lease', async () => {
    const rig = await open();
    await rig.engine.offer(testJobs(2, RIG_TERMS.leaseSeconds * 1000 + 1000));
    await Promise.all([rig.startWorker(), rig.startWorker()]);
    // Without renewal, both jobs would be handed to the other worker again and again.
    expect((await settled(rig, 2)).reruns).toBeLessThan(2);
    await expectFacts(rig, 2);
  });

  it('gives no job to a source that it excludes, and nothing to a source that was refused', async () => {
    const { engine, startWorker } = await open();
    const [first, ...others] = testJobs(5, 1);
    if (!first) throw new Error('there are testJobs');
    await engine.offer([{ ...first, priority: 99, notBy: [engine.source] }, ...others]);
    const leases = await engine.lease(9);
    expect(leases.map(({ id }) => id).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
    await engine.finish('job 1', factsOf(1), 1);
    const reports = await engine.reports(['one 1', 'job 1']);
    expect(reports.map(({ key, source }) => [key, source]).toSorted()).toEqual([
      ['job 1', engine.source],
      ['one 1', engine.source],
    ]);
    await startWorker();
    await engine.refuse(engine.source, 'a test');
    expect(await engine.reports(['one 1', 'job 1'])).toEqual([]);
    await expect(engine.lease(1)).rejects.toThrow(RefusedError);
    await expect(engine.finish('job 2', factsOf(2), 1)).rejects.toThrow('a test');
  });

  it('withdraws jobs that are no longer needed, so that they can be offered again', async () => {
    const { engine } = await open();
    await engine.offer(testJobs(3, 1));
    const [leased] = await engine.lease(1);
    await engine.drain([leased?.id as string, 'job 0', 'job 1']);
    expect((await engine.renew([leased?.id as string])).size).toBe(0);
    await engine.drain();
    expect(await engine.counts()).toMatchObject({ waiting: 0, leased: 0 });
    await engine.offer(testJobs(3, 1));
    expect((await engine.counts()).waiting).toBe(3);
    await engine.offer([{ id: 'job 0', payload: 'changed', priority: 9, notBy: [] }]);
    expect(await engine.lease(1)).toEqual([{ id: 'job 0', payload: 'changed', attempt: 0 }]);
    await engine.offer([{ id: 'job 0', payload: 'too late', priority: 9, notBy: [] }]);
    expect(await engine.counts()).toMatchObject({ waiting: 2, leased: 1 });
  });
}

/** Waits until no job is waiting or leased, and at least `done` jobs are done. */
function settled(rig: Rig, done: number): Promise<Counts> {
  return until(rig, (counts) => counts.waiting + counts.leased === 0 && counts.done >= done);
}

function reached(rig: Rig, done: number): Promise<Counts> {
  return until(rig, (counts) => counts.done >= done);
}

async function until({ engine }: Rig, isMet: (counts: Counts) => boolean): Promise<Counts> {
  for (;;) {
    const counts = await engine.counts().catch(() => undefined);
    if (counts && isMet(counts)) return counts;
    await engine.wait(50).catch(() => sleep(50));
  }
}

async function retry(act: () => Promise<void>): Promise<void> {
  while (
    !(await act().then(
      () => true,
      () => false,
    ))
  )
    await sleep(50);
}

async function expectFacts({ engine }: Rig, count: number, without: readonly number[] = []): Promise<void> {
  const facts = new Map<string, Fact>();
  for (const { source: _, ...fact } of await engine.reports(keysOf(count)))
    facts.set(fact.key, mergeFacts(facts.get(fact.key) ?? unknownFact(fact.key), fact));
  expect(facts).toEqual(expectedFacts(count, without));
}
