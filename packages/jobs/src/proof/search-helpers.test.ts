import { expect, it, vi } from 'vitest';
import { SearchHelpers } from './search-helpers.ts';

const CODES = { game: 'mastermind', rules: { places: 4, symbols: 4, repeats: true } } as const;

it('helper threads share the facts that they prove', async () => {
  const helpers = new SearchHelpers({ game: CODES, rules: 'p4c4r', depthMax: 255 }, 1, 2 ** 20);
  try {
    await vi.waitFor(() => expect([...helpers.shared.table.facts(20)].length).toBeGreaterThan(0), {
      timeout: 100_000,
      interval: 50,
    });
    for (const { key, lower, upper } of helpers.shared.table.facts(20))
      expect([lower >= 2 * key.length - 1, upper >= lower]).toEqual([true, true]);
  } finally {
    await helpers.close();
  }
});
