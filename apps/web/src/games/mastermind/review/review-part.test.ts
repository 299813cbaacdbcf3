import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { DeviceServices } from '../../../shell/device-services.ts';
import { review } from './review-part.ts';

/** A device that stores nothing, so every setting has its default. */
const services = {
  saved: { value: async (_: string, parse: (fields: object) => unknown) => signal(parse({})) },
  stamp: () => '2026-11-27T12:00:00Z',
} as unknown as DeviceServices;

async function pasted(text: string) {
  const read = review.read?.(text);
  const game = read && 'link' in read ? await review.linked(read.link, services) : 'missing';
  if (typeof game === 'string') throw new Error(game);
  return game;
}

it('shows pasted digits as digits, under the name of their game', async () => {
  const game = await pasted('1234 1A1B\n0567 0A2B');
  expect(game.name()).toBe('Bulls and Cows');
  expect(game.turns.map((turn) => turn.text())).toEqual([
    'Turn 1: 1, 2, 3, 4. 1 exact, 1 near.',
    'Turn 2: 0, 5, 6, 7. 0 exact, 2 near.',
  ]);
});

it('makes no claim about help in a game played elsewhere', async () => {
  const game = await pasted('aabb:1,0 acdd:2,1');
  expect(game.helps).toBeUndefined();
  expect(game.share()?.helps).toBeUndefined();
  expect(game.share()?.result, 'nobody gave it up').toBe('2 turns so far');
});
