import { availableParallelism } from 'node:os';
import { type Computation, type ComputationResult, compute } from '../room/computation.ts';
import { ComputationBudget } from './computation-budget.ts';
import { type ComputationThread, startComputationThread } from './computation-runner.ts';
import { FairQueue } from './fair-queue.ts';

/** On whose behalf a computation runs. */
export interface Requester {
  /** Who is charged and queued for: the guest who opened the room, or the guest who waits for the answer. */
  readonly owner: string;
  /** `person` if a user waits for the answer, `computer` if a computer player waits for its move. */
  readonly queue: 'person' | 'computer';
}

/** Runs work that is too slow for the main thread. `busy`: the queue is full, for this owner or altogether. */
export interface ComputationWorker {
  run(computation: Computation, requester: Requester): Promise<ComputationResult | 'busy'>;
  close(): Promise<void>;
}

export interface ComputationPool extends ComputationWorker {
  gauges(): ComputationGauges;
}

/** Metrics: how many computations are waiting or running now, and totals of the finished ones. */
export interface ComputationGauges {
  readonly waiting: number;
  readonly running: number;
  readonly count: number;
  readonly seconds: number;
  /** Computations that failed or took too long, found no move, or whose owner had used up the budget. */
  readonly givenUp: number;
}

export interface PoolOptions {
  readonly threads: number;
  readonly start: () => ComputationThread;
  readonly now: () => number;
  readonly budget: ComputationBudget;
}

/**
 * Creates the server's pool: one thread fewer than there are cores, but at least two, because one is reserved for what
 * users wait for.
 */
export function threadPool(): ComputationPool {
  return makePool({
    threads: Math.max(2, availableParallelism() - 1),
    start: startComputationThread,
    now: () => performance.now(),
    budget: new ComputationBudget(),
  });
}

/**
 * Creates a pool of threads that share the work. What users wait for goes first, and one thread is reserved for it.
 * Computer players share the other threads, and their owners take turns. Once an owner's budget is used up, that
 * owner's computer players give up, and what the owner waits for takes turns with computer players.
 */
export function makePool({ threads, start, now, budget }: PoolOptions): ComputationPool {
  const queues = {
    person: new FairQueue<Waiting>(OWN_MAX, QUEUE_MAX),
    computer: new FairQueue<Waiting>(OWN_MAX, QUEUE_MAX),
  };
  const idle: ComputationThread[] = Array.from({ length: threads }, start);
  const all = [...idle];
  let computersRunning = 0;
  let closed = false;
  let [count, seconds, givenUp] = [0, 0, 0];

  function next(): void {
    if (closed) return;
    while (idle.length > 0) {
      const mayBeComputer = computersRunning < threads - 1;
      const waiting = queues.person.shift() ?? (mayBeComputer ? queues.computer.shift() : undefined);
      if (!waiting) return;
      void work(idle.pop() as ComputationThread, waiting);
    }
  }

  async function work(
    thread: ComputationThread,
    { computation, owner, isFirst, resolve }: Waiting,
  ): Promise<void> {
    if (!isFirst) computersRunning++;
    const began = now();
    const result = await thread.run(computation);
    count++;
    seconds += (now() - began) / 1000;
    if ('gaveUp' in result) givenUp++;
    if (!isFirst) computersRunning--;
    budget.charge(owner, now() - began, now());
    idle.push(thread);
    resolve(result);
    next();
  }

  return {
    run(computation, requester) {
      const { owner } = requester;
      const isSpent = budget.isSpent(owner, now());
      if (requester.queue === 'computer' && isSpent) {
        givenUp++;
        return Promise.resolve({ gaveUp: true });
      }
      const queue = isSpent ? 'computer' : requester.queue;
      return new Promise((resolve) => {
        const waiting = { computation, owner, isFirst: queue === 'person', resolve };
        if (closed || !queues[queue].push(owner, waiting)) return resolve('busy');
        next();
      });
    },
    gauges: () => ({
      waiting: queues.person.size + queues.computer.size,
      running: threads - idle.length,
      count,
      seconds,
      givenUp,
    }),
    async close() {
      closed = true;
      for (const queue of Object.values(queues))
        for (let left = queue.shift(); left; left = queue.shift()) left.resolve('busy');
      await Promise.all(all.map((thread) => thread.close()));
    },
  };
}

/** Runs computations in the main thread: for tests, and for tools that run from source. */
export const localWorker: ComputationWorker = {
  run: compute,
  close: async () => undefined,
};

interface Waiting {
  readonly computation: Computation;
  readonly owner: string;
  /** Whether it goes before the computer players. */
  readonly isFirst: boolean;
  resolve(answer: ComputationResult | 'busy'): void;
}

const OWN_MAX = 8;
const QUEUE_MAX = 256;
