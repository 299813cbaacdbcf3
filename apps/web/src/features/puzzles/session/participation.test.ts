import type { RatingView } from '@inkling/client/generated/api';
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { Participation } from './participation.ts';
import { parseResults, type Results } from './results.ts';

/** Returns a participation with a mock server that records its requests, and that can be made unreachable. */
function place(fields: Partial<Results> = {}) {
  const asked: unknown[] = [];
  const lines: string[] = [];
  const state = { isAway: false };
  const answer = <T>(what: unknown, value: T) => {
    asked.push(what);
    return Promise.resolve(
      state.isAway ? ({ ok: false, error: { code: 'offline' } } as const) : ({ ok: true, value } as const),
    );
  };
  const rated: RatingView = { rating: 1600, deviation: 300, tries: 1 };
  const calls = {
    rating: () => answer('rating', { rating: 1500, deviation: 350, tries: 0 }),
    tried: (puzzle: string, guess: string | undefined) => answer([puzzle, guess], rated),
    leave: () => answer('leave', undefined),
  };
  const results = signal({ ...parseResults({}), ...fields });
  const announcer = { sentence: signal(''), say: (sentence: string) => void lines.push(sentence) };
  return {
    asked,
    said: lines,
    state,
    results,
    part: new Participation(results, async () => calls, announcer as never),
  };
}

it('sends nothing to the server while the user does not take part', async () => {
  const { asked, part } = place();
  await part.begin();
  await part.tried('a', 'x');
  expect(asked).toEqual([]);
});

it('sends first tries once the user takes part, and has everything deleted on leaving', async () => {
  const { asked, results, part } = place();
  await part.turn(true);
  await part.tried('a', 'x');
  await part.tried('b', undefined);
  expect([results.value.takesPart, part.rating.value?.rating]).toEqual([true, 1600]);
  await part.turn(false);
  await part.tried('c', 'x');
  expect([results.value.takesPart, part.rating.value]).toEqual([false, undefined]);
  expect(asked).toEqual(['rating', ['a', 'x'], ['b', undefined], 'leave']);
});

it('leaves participation unchanged, and says so, if the server does not answer', async () => {
  const { state, said, results, part } = place({ takesPart: true });
  state.isAway = true;
  await part.turn(false);
  expect([results.value.takesPart, said.length]).toEqual([true, 1]);
});
