import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withLies } from '../combine/with-lies.ts';
import { defineDeduction } from './deduction.ts';
import type { OptimumProgress, SearchControl } from './optimum.ts';
import { runInSteps } from './run.ts';

const PROGRESS: OptimumProgress = { phase: 'searching', listed: 0, lower: 0, upper: undefined, nodes: 0 };

/** A fake clock that the steps advance, and a fake pause in which other tasks of the event loop take `elsewhere` ms. */
function clockOf(elsewhere: number) {
  const clock = { time: 1000, turns: [] as number[] };
  const pause = async () => {
    clock.turns.push(clock.time);
    clock.time += elsewhere;
  };
  return { clock, watch: { now: () => clock.time, pause } };
}

const durations = fc.array(fc.nat(40), { minLength: 1, maxLength: 120 });

it('reports at least every 200 ms and yields to other tasks, however long the steps take', () =>
  fc.assert(
    fc.asyncProperty(durations, fc.nat(40), async (steps, elsewhere) => {
      const { clock, watch } = clockOf(elsewhere);
      const [begun, reports] = [clock.time, [] as number[]];
      function* begin() {
        for (const step of steps) {
          clock.time += step;
          yield PROGRESS;
        }
      }
      await runInSteps(begin, { onProgress: () => reports.push(clock.time) }, watch);
      const gapsOf = (times: readonly number[]) => times.map((time, i) => time - (times[i - 1] ?? begun));
      expect(Math.max(...gapsOf([...reports, clock.time]))).toBeLessThanOrEqual(200);
      expect(Math.max(0, ...gapsOf(clock.turns))).toBeLessThanOrEqual(elsewhere + 16 + 40);
    }),
  ));

it('checks after each step whether to stop, and then takes no further step', () =>
  fc.assert(
    fc.asyncProperty(durations, fc.nat(3000), async (steps, at) => {
      const { clock, watch } = clockOf(0);
      const signal = { aborted: false };
      let late = 0;
      function* begin({ isStopped = () => false }: SearchControl) {
        for (const step of steps) {
          if (isStopped()) return 'stopped';
          if (signal.aborted) late++;
          clock.time += step;
          signal.aborted ||= clock.time >= at;
          yield PROGRESS;
        }
        return 'ended';
      }
      expect(['stopped', 'ended']).toContain(await runInSteps(begin, { signal }, watch));
      expect(late).toBe(0);
    }),
  ));

it.each([1, 8, 60])(
  'limits steps to about 16 ms of work: %d microseconds per answer',
  async (microseconds) => {
    const { clock, watch } = clockOf(0);
    const taken: number[] = [];
    function* begin({ pace = () => 0 }: SearchControl) {
      let done = 0;
      for (let step = 0; step < 60; step++) {
        const work = pace(done);
        // Every third step ends early.
        const used = step % 3 === 0 ? 10 : work;
        done += used;
        clock.time += (used * microseconds) / 1000 / 20;
        taken.push((work * microseconds) / 1000 / 20);
        yield PROGRESS;
      }
    }
    await runInSteps(begin, {}, watch);
    for (const milliseconds of taken.slice(30)) expect(milliseconds).toBeLessThanOrEqual(32);
  },
);

it('rejects an AbortController in place of its signal', async () => {
  const game = defineDeduction({ name: 'two', secrets: [1, 2], answer: (a, b) => a - b, solved: 0 });
  const signal = new AbortController() as never;
  const wrong = 'signal must be an AbortSignal, such as the signal of an AbortController';
  await expect(game.optimum({ signal })).rejects.toThrow(new TypeError(wrong));
  await expect(withLies(game, 1).optimum({ signal })).rejects.toThrow(wrong);
  await expect(game.optimum({ guessesMax: 1 })).rejects.toThrow(
    'proved: no strategy finds every secret in 1 guess',
  );
});
