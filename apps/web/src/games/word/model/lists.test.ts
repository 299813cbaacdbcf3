import { loadWords } from '@inkling/lists/english';
import { expect, it } from 'vitest';
import { lengthsOfList } from './lists.ts';

it('offers only lengths with hundreds of possible secrets', async () => {
  const lengths = lengthsOfList('english');
  expect([lengths[0], lengths.at(-1), lengths.length]).toEqual([3, 12, 10]);
  for (const length of lengths) expect((await loadWords(length)).likely.length).toBeGreaterThan(500);
  expect([lengthsOfList('german'), lengthsOfList('spanish')]).toEqual([[5], [5]]);
});
