import { describe, expect, it } from 'vitest';
import { runInSteps, withinTime } from './long-work.ts';
import { ProgressLine } from './progress-line.ts';
import type { World } from './world.ts';

/** Runs work with a clock that advances by `pace` milliseconds whenever it is read, and records standard error. */
async function watch(isTerminal: boolean, pace: number, steps: number) {
  let time = 0;
  let pauses = 0;
  const lines: string[] = [];
  const world = {
    err: { isTerminal, write: (text: string) => lines.push(text) },
    now: () => (time += pace),
    pause: async () => void (pauses += 1),
  } as unknown as World;
  function* count(): Generator<number, string> {
    for (let step = 1; step <= steps; step++) yield step;
    return 'done';
  }
  const value = await runInSteps(count(), world, (step) => `${step} of ${steps}`);
  return { value, lines, pauses };
}

describe('the progress of long work', () => {
  it('is not shown for short work', async () => {
    expect(await watch(true, 10, 14)).toEqual({ value: 'done', lines: [], pauses: 14 });
  });

  it('is shown on a terminal in one line of counters, which is cleared at the end', async () => {
    const { lines } = await watch(true, 50, 8);
    expect(lines).toEqual(['\r\x1b[K4 of 8', '\r\x1b[K7 of 8', '\r\x1b[K']);
  });

  it('is replaced by a warning, which does not follow the counters on their line', () => {
    let time = 0;
    let shown = '';
    const line = new ProgressLine({
      err: { isTerminal: true, write: (text: string) => (shown += text) },
      now: () => (time += 200),
    } as unknown as World);
    line.show(() => '5 jobs done');
    line.warn('p4c6r is finished');
    expect(shown).toBe('\r\x1b[K5 jobs done\r\x1b[Kinkling: p4c6r is finished\n');
  });

  it('is returned as it stands when the time is up', () => {
    let time = 0;
    const world = { now: () => (time += 100) } as unknown as World;
    function* endless(): Generator<number, never> {
      for (let step = 1; ; step++) yield step;
    }
    const search = withinTime(endless(), world, 350);
    const seen: number[] = [];
    let step = search.next();
    for (; !step.done; step = search.next()) seen.push(step.value);
    expect([seen, step.value]).toEqual([[1, 2, 3], { finished: false, last: 4 }]);
  });

  it('is printed line by line elsewhere, every ten seconds, without control characters', async () => {
    const { lines } = await watch(false, 3000, 9);
    expect(lines).toEqual(['4 of 9\n', '8 of 9\n']);
  });
});
