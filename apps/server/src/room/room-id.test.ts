import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemRandom } from '../system/random.ts';
import { makeRoomId } from './room-id.ts';

/** Milliseconds since the epoch, up to the year 2109. */
const ms = fc.nat(2 ** 42 - 1);

describe('the id of a room', () => {
  it('sorts by time, and is URL-safe', () => {
    fc.assert(
      fc.property(ms, ms, (a, b) => {
        const [first, second] = [makeRoomId(a, systemRandom.id()), makeRoomId(b, systemRandom.id())];
        expect(first).toMatch(/^[\w-]{22}$/);
        if (a !== b) expect(first < second).toBe(a < b);
      }),
    );
  });

  it('keeps 90 random bits', () => {
    const ids = new Set(Array.from({ length: 1000 }, () => makeRoomId(0, systemRandom.id()).slice(7)));
    expect(ids.size).toBe(1000);
    expect(makeRoomId(5, 'abcdefghijklmnopqrstuv')).toBe('------4abcdefghijklmno');
  });
});
