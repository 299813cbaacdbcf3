import { describe, expect, it } from 'vitest';
import { announcementParts, unshownPart } from './console.tsx';

const TASK = 'Your turn: make a guess.';
const VERDICT = 'The promise was kept.';

describe('what was said', () => {
  it.each([
    ['', ''],
    [TASK, ''],
    [`Turn 1: 2 exact. ${TASK}`, 'Turn 1: 2 exact.'],
    [`${TASK} ${VERDICT}`, ''],
    [`Found. ${VERDICT}`, 'Found.'],
    ['That word is not in the list.', 'That word is not in the list.'],
  ])('of “%s” is left to show “%s”, and it is read aloud as a whole', (announcement, left) => {
    const shown = [TASK, VERDICT];
    expect(unshownPart(announcement, shown)).toBe(left);
    const parts = announcementParts(announcement, shown);
    expect(parts.join('')).toBe(announcement);
  });
});
