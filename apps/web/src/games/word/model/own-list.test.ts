import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthsOfOwn, NO_OWN_LIST, OWN_LIST_SIZE_MAX, parseOwnList, readOwnList } from './own-list.ts';

describe('a user’s own list', () => {
  it('is parsed from lines, spaces or commas, and counts what it leaves out', () => {
    const read = readOwnList('Tanne\r\nGröße, stern;tanne\n12345\nx\nСлово\n');
    expect(read).toMatchObject({ ok: true, value: { count: 3, leftOut: 3 } });
    expect(read.ok && read.value.list.words).toBe('grösse stern tanne');
    expect(read.ok && lengthsOfOwn(read.value.list)).toEqual([5, 6]);
  });

  it('has an id derived from its words', () => {
    const id = (text: string) => {
      const read = readOwnList(text);
      return read.ok ? read.value.list.id : undefined;
    };
    expect(id('stern tanne')).toBe(id('Tanne\nStern'));
    expect(id('stern tanne')).not.toBe(id('stern tannen'));
    expect(id('stern')).toMatch(/^own-[0-9a-f]{8}$/);
  });

  it.each([
    ['', 'empty'],
    ['\u0000\u0001', 'binary'],
    ['1 2 3', 'no-words'],
    ['a'.repeat(OWN_LIST_SIZE_MAX + 1), 'too-long'],
  ])('is rejected when invalid', (text, code) => {
    expect(readOwnList(text)).toEqual({ ok: false, error: { code } });
  });

  it('round-trips, and any other saved value gives no list', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(...'aäñz'), minLength: 2, maxLength: 6 })),
        (words) => {
          const read = readOwnList(words.join('\n'));
          if (read.ok) expect(parseOwnList({ version: 1, ...read.value.list })).toEqual(read.value.list);
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.anything().filter((words) => typeof words !== 'string'),
        (words) => {
          expect(parseOwnList({ words })).toEqual(NO_OWN_LIST);
        },
      ),
    );
  });
});
