import { describe, expect, it } from 'vitest';
import { textFileFault } from './text-file.ts';

const MAX = 1000;
const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13];
const blob = (bytes: readonly number[], type = '') => new Blob([new Uint8Array(bytes)], { type });

describe('a file opened as text', () => {
  it.each([
    ['a text', new Blob(['crane\nslate\n']), undefined],
    ['an empty file', blob([]), undefined],
    ['a text of a spreadsheet', new Blob(['a;b'], { type: 'application/vnd.ms-excel' }), undefined],
    ['UTF-16, low byte first', blob([0xff, 0xfe, 0x61, 0]), undefined],
    ['UTF-16, high byte first', blob([0xfe, 0xff, 0, 0x61]), undefined],
    ['a picture by its kind', new Blob(['GIF'], { type: 'image/gif' }), 'not-text'],
    ['a picture by its bytes', blob(PNG), 'not-text'],
    ['a picture with the name of a text', blob(PNG, 'text/plain'), 'not-text'],
    ['a text that is too long', new Blob(['a'.repeat(MAX + 1)]), 'too-long'],
    ['a picture that is too long as well', blob([...PNG, ...Array(MAX).fill(1)]), 'not-text'],
  ])('%s', async (_what, file, fault) => {
    expect(await textFileFault(file, MAX)).toBe(fault);
  });

  it('has only its beginning read', async () => {
    const ranges: (number | undefined)[][] = [];
    const endless = {
      size: 100_000_000,
      type: 'text/plain',
      slice: (...range: number[]) => {
        ranges.push(range);
        return new Blob(['word\n']);
      },
    } as unknown as Blob;
    expect(await textFileFault(endless, MAX)).toBe('too-long');
    expect(ranges).toEqual([[0, 512]]);
  });
});
