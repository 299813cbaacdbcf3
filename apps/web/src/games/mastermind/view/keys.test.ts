import { effect } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { controllerAt } from '../controller/testing/controllers.ts';
import { pressKey } from './keys.ts';

beforeEach(() => void vi.stubGlobal('document', {}));
afterEach(() => void vi.unstubAllGlobals());

/** Presses keys on the board or on a place of the guess. Returns what was announced about pieces. */
async function heard(runs: readonly string[], isOnSlot = false): Promise<readonly string[]> {
  const controller = controllerAt('breaker');
  const said: string[] = [];
  effect(() => {
    const { value } = controller.putPiece.said;
    if (value) said.push(value.sentence);
  });
  const target = { closest: (selector: string) => (isOnSlot && selector === '.slot' ? {} : null) };
  for (const run of runs) {
    for (const key of run)
      pressKey(controller, { key, code: `Key${key}` } as KeyboardEvent, target as Element);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return said;
}

it('announces the piece that a key placed, but only the last of a quick run', async () => {
  expect(await heard(['S', 'TP'])).toEqual(['Place 1, Santa', 'Place 3, Present']);
});

it('announces nothing when the focus is on a place of the guess, which announces itself', async () => {
  expect(await heard(['S', 'T'], true)).toEqual([]);
});
