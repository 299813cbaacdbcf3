import { expect, it } from 'vitest';
import { isAwaited } from './lost-parent.ts';

it.each([
  ['inkling', true],
  ['node tools/start.mjs', true],
  ['npm run build && inkling serve > server.log 2>&1', true],
  ['inkling serve &', false],
  ['inkling serve & vite', false],
  [undefined, false],
])('npm waits for %s: %s', (line, awaited) => {
  expect(isAwaited({ npm_lifecycle_script: line })).toBe(awaited);
});
