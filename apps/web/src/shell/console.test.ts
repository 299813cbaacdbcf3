import { describe, expect, it } from 'vitest';
import { unshownPart } from './console.tsx';

const TASK = 'Your turn: make a guess.';
const VERDICT = 'The promise was kept.';

describe('unshownPart', () => {
  it.each([
    ['', ''],
    [TASK, ''],
    [`Turn 1: 2 exact. ${TASK}`, 'Turn 1: 2 exact.'],
    [`${TASK} ${VERDICT}`, ''],
    [`Found. ${VERDICT}`, 'Found.'],
    ['That word is not in the list.', 'That word is not in the list.'],
  ])('of “%s” is “%s”', (announcement, left) => {
    expect(unshownPart(announcement, [TASK, VERDICT])).toBe(left);
    expect(unshownPart(announcement, [])).toBe(announcement);
  });
});
