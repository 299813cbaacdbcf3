import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { DeviceServices } from '../../../shell/device-services.ts';
import { review } from './review-part.ts';

/** A device without saved data: every setting has its default. */
const services = {
  saved: { value: async (_: string, parse: (fields: object) => unknown) => signal(parse({})) },
  stamp: () => '2026-11-27T12:00:00Z',
} as unknown as DeviceServices;

it.each([
  ['crane:00000 moist:00000', '2 tries so far'],
  ['crane:00000 pious:22222', 'Found in 2 of 6'],
])('shares the progress of a pasted game: %s', async (text, result) => {
  const read = review.read?.(text);
  const game = read && 'link' in read ? await review.linked(read.link, services) : 'missing';
  if (typeof game === 'string') throw new Error(game);
  expect(game.share()?.result).toBe(result);
});
