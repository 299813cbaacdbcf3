import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobEngine } from '../engine/job-engine.ts';
import { Journal, JournalError } from '../engine/journal.ts';
import { LocalEngine } from '../engine/local-engine.ts';
import { quickFolder } from './machine.ts';
import { RIG_TERMS, RIG_VERSION, type Rig } from './rig.ts';
import { workForRig } from './rig-work.ts';

/** Opens a local engine with a journal. Workers compute in real threads and use simulated connections that can fail. */
export async function openLocalRig(): Promise<Rig> {
  const folder = quickFolder('jobs');
  const path = join(folder, 'facts');
  const open = (version: string) => new LocalEngine(RIG_TERMS, Journal.open(path, { proof: 'rig', version }));
  let server: JobEngine = open(RIG_VERSION);
  const lines: Line[] = [];
  const stops: (() => void)[] = [];
  return {
    engine: lineTo(() => server, { broken: 0, silentUntil: 0 }),
    async startWorker(version = RIG_VERSION) {
      if (version !== RIG_VERSION) return { kill: refusal(() => open(version)) };
      const stop = new AbortController();
      const line: Line = { broken: 0, silentUntil: 0 };
      lines.push(line);
      void workForRig(
        lineTo(() => server, line),
        stop.signal,
      );
      const kill = () => stop.abort();
      stops.push(kill);
      return { kill };
    },
    async killServer() {
      appendFileSync(path, '{"key":"half a li');
      server = open(RIG_VERSION);
    },
    reset() {
      for (const line of lines) line.broken++;
      return lines.length;
    },
    async silence(ms) {
      for (const line of lines) line.silentUntil = performance.now() + ms;
      await sleep(ms);
    },
    async close() {
      for (const stop of stops) stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Checks that a worker of another version is refused before it reaches the queue. Returns a `kill` without effect. */
function refusal(open: () => unknown): () => void {
  try {
    open();
  } catch (error) {
    if (error instanceof JournalError && error.code === 'other-version') return () => undefined;
  }
  throw new Error('the facts of another version were opened');
}

interface Line {
  /** The number of calls that will fail, alternately before they arrive and after they were executed. */
  broken: number;
  silentUntil: number;
}

function lineTo(server: () => JobEngine, line: Line): JobEngine {
  const carry = async <Value>(call: (engine: JobEngine) => Promise<Value>): Promise<Value> => {
    const silence = line.silentUntil - performance.now();
    if (silence > 0) await sleep(silence);
    if (line.broken === 0) return call(server());
    const arrives = line.broken-- % 2 === 0;
    if (arrives) await call(server());
    throw new Error('the line was cut');
  };
  return {
    source: 'this process',
    offer: (jobs) => carry((engine) => engine.offer(jobs)),
    lease: (count) => carry((engine) => engine.lease(count)),
    renew: (ids) => carry((engine) => engine.renew(ids)),
    finish: (id, facts, nodes) => carry((engine) => engine.finish(id, facts, nodes)),
    fail: (id, reason) => carry((engine) => engine.fail(id, reason)),
    drain: (ids) => carry((engine) => engine.drain(ids)),
    reports: (keys) => carry((engine) => engine.reports(keys)),
    refuse: (source, why) => carry((engine) => engine.refuse(source, why)),
    counts: () => carry((engine) => engine.counts()),
    wait: (ms) => server().wait(ms),
    close: () => server().close(),
  };
}
