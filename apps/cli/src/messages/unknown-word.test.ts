import { expect, it } from 'vitest';
import { sayUnknown } from './unknown-word.ts';

it('suggests a name from far down a long list, and says how many names are not shown', () => {
  const names = Array.from({ length: 40 }, (_, i) => `witch ${i + 1}`);
  expect(sayUnknown('a secret', 'wich 40', names, 3)).toBe(
    '“wich 40” is not a secret. Did you mean witch 40? Known: witch 1, witch 2, witch 3 and 37 more.',
  );
  expect(sayUnknown('a secret', 'x', names.slice(0, 2), 3)).toBe(
    '“x” is not a secret. Known: witch 1 and witch 2.',
  );
});
