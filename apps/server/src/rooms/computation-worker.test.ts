import { describe, expect, it } from 'vitest';
import type { Computation, ComputationResult } from '../room/computation.ts';
import { ComputationBudget } from './computation-budget.ts';
import { makePool, type Requester } from './computation-worker.ts';
import { FairQueue } from './fair-queue.ts';

/** Fake threads whose computations finish when the test says so, and a clock that the test moves. */
class HandThreads {
  nowMs = 0;
  /** The computations in progress, oldest first. */
  readonly running: { readonly seed: string; finish(): void }[] = [];
  readonly budget = new ComputationBudget(1000, 0.1);

  pool(threads: number) {
    return makePool({ threads, start: () => this.#start(), now: () => this.nowMs, budget: this.budget });
  }

  #start() {
    return {
      run: (computation: Computation) =>
        new Promise<ComputationResult>((resolve) => {
          const { seed = 'check' } = computation as { readonly seed?: string };
          const job = {
            seed,
            finish: () => {
              this.running.splice(this.running.indexOf(job), 1);
              resolve({ line: seed });
            },
          };
          this.running.push(job);
        }),
      close: async () => undefined,
    };
  }

  names(): string[] {
    return this.running.map(({ seed }) => seed);
  }
}

const move = (seed: string): Computation => ({ kind: 'move', game: 'null', player: 'first', view: {}, seed });
const check: Computation = { kind: 'conflict', game: 'null', view: {} };
const computerOf = (owner: string): Requester => ({ owner, queue: 'computer' });
const person = (owner: string): Requester => ({ owner, queue: 'person' });
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a fair queue', () => {
  it('alternates between owners, and keeps the order of each', () => {
    const queue = new FairQueue<string>(10, 100);
    for (const item of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) queue.push(item[0] as string, item);
    const order: (string | undefined)[] = [];
    for (let item = queue.shift(); item; item = queue.shift()) order.push(item);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect(queue.size).toBe(0);
  });

  it('limits the items per owner and in total', () => {
    const queue = new FairQueue<number>(2, 3);
    expect([1, 2, 3].map((n) => queue.push('a', n))).toEqual([true, true, false]);
    expect([queue.push('b', 1), queue.push('c', 1)]).toEqual([true, false]);
    queue.shift();
    expect(queue.push('c', 1)).toBe(true);
  });
});

describe('a budget', () => {
  it('is spent by use and refilled over time', () => {
    const budget = new ComputationBudget(1000, 0.1);
    expect(budget.isSpent('a', 0)).toBe(false);
    budget.charge('a', 600, 0);
    expect(budget.isSpent('a', 0)).toBe(false);
    budget.charge('a', 600, 1000);
    expect([budget.isSpent('a', 1000), budget.isSpent('b', 1000)]).toEqual([true, false]);
    expect([budget.isSpent('a', 1990), budget.isSpent('a', 2010)]).toEqual([true, false]);
  });
});

describe('the computation threads', () => {
  it('reserve one for requests that players wait for, whatever the computers need', async () => {
    const threads = new HandThreads();
    const pool = threads.pool(3);
    for (let room = 0; room < 8; room++) void pool.run(move(`greedy${room}`), computerOf('greedy'));
    expect(threads.names()).toEqual(['greedy0', 'greedy1']);
    const answer = pool.run(check, person('ann'));
    expect(threads.names()).toEqual(['greedy0', 'greedy1', 'check']);
    threads.running[2]?.finish();
    expect(await answer).toEqual({ line: 'check' });
    await settled();
    expect(threads.names()).toEqual(['greedy0', 'greedy1']);
  });

  it('serve guests in turn, and let each have at most eight requests waiting', async () => {
    const threads = new HandThreads();
    const pool = threads.pool(2);
    const greedy = Array.from({ length: 12 }, (_, room) => pool.run(move(`g${room}`), computerOf('greedy')));
    void pool.run(move('ann'), computerOf('ann'));
    expect(await Promise.all(greedy.slice(9))).toEqual(['busy', 'busy', 'busy']);
    const order: string[] = [];
    while (threads.running[0]) {
      order.push(threads.running[0].seed);
      threads.running[0].finish();
      await settled();
    }
    expect(order).toEqual(['g0', 'g1', 'ann', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8']);
  });

  it('compute no more computer moves for a guest whose budget is used up', async () => {
    const threads = new HandThreads();
    const pool = threads.pool(2);
    const long = pool.run(move('long'), computerOf('greedy'));
    threads.nowMs += 5000;
    threads.running[0]?.finish();
    expect(await long).toEqual({ line: 'long' });
    expect(await pool.run(move('more'), computerOf('greedy'))).toEqual({ gaveUp: true });
    void pool.run(move('ann'), computerOf('ann'));
    expect(threads.names()).toEqual(['ann']);
    threads.nowMs += 50_000;
    void pool.run(move('again'), computerOf('greedy'));
    threads.running[0]?.finish();
    await settled();
    expect(threads.names()).toEqual(['again']);
  });

  it('charge a guest for checks as well, who then takes turns with the computers', async () => {
    const threads = new HandThreads();
    const pool = threads.pool(2);
    const first = pool.run(check, person('greedy'));
    threads.nowMs += 5000;
    threads.running[0]?.finish();
    await first;
    await settled();
    void pool.run(move('ann'), computerOf('ann'));
    const later = pool.run(check, person('greedy'));
    expect(threads.names()).toEqual(['ann']);
    void pool.run(check, person('bob'));
    expect(threads.names()).toEqual(['ann', 'check']);
    threads.running[0]?.finish();
    await settled();
    threads.running.at(-1)?.finish();
    expect(await later).toEqual({ line: 'check' });
  });

  it('answer waiting requests with busy when they close', async () => {
    const threads = new HandThreads();
    const pool = threads.pool(2);
    const [, waiting] = [0, 1].map((n) => pool.run(move(`${n}`), computerOf('ann')));
    await pool.close();
    expect([await waiting, await pool.run(check, person('ann'))]).toEqual(['busy', 'busy']);
  });

  it('report their load', async () => {
    const threads = new HandThreads();
    const pool = threads.pool(2);
    for (const seed of ['1', '2', '3']) void pool.run(move(seed), computerOf('a'));
    expect(pool.gauges()).toEqual({ waiting: 2, running: 1, count: 0, seconds: 0, givenUp: 0 });
    threads.nowMs = 1500;
    threads.running[0]?.finish();
    await settled();
    expect(pool.gauges()).toEqual({ waiting: 1, running: 1, count: 1, seconds: 1.5, givenUp: 0 });
    await pool.run(move('4'), computerOf('a'));
    expect(pool.gauges().givenUp).toBe(1);
  });
});
