import { describe, expect, it } from 'vitest';
import { steadyClock } from './clock.ts';

describe('steadyClock', () => {
  const NOON = Date.parse('2026-11-20T12:00:00Z');
  let [wall, elapsed] = [0, 0];
  const started = () => {
    [wall, elapsed] = [NOON, 0];
    return steadyClock(
      () => wall,
      () => elapsed,
    );
  };
  const pass = (ms: number) => {
    wall += ms;
    elapsed += ms;
  };

  it('does not go back when the time of day is set back', () => {
    const clock = started();
    const before = clock.now();
    wall -= 20_000;
    elapsed += 5000;
    expect(clock.now() - before).toBe(5000);
  });

  it('ignores a jump ahead that is soon taken back', () => {
    const clock = started();
    wall += 3 * 86_400_000;
    pass(10_000);
    expect(clock.now()).toBe(NOON + 10_000);
    wall -= 3 * 86_400_000;
    pass(10_000);
    expect(clock.now()).toBe(NOON + 20_000);
  });

  it('follows a clock that stays ahead for a minute, and one that drifts', () => {
    const clock = started();
    wall += 3_600_000;
    expect(clock.now()).toBe(NOON);
    pass(60_000);
    expect(clock.now()).toBe(wall);
    wall += 400;
    expect(clock.now()).toBe(wall);
  });
});
