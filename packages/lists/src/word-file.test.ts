import { anyText } from '@inkling/core/testing/any-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWordFile, WORD_FILE_LENGTH_MAX } from './word-file.ts';

describe('a word file', () => {
  it('is parsed with any line endings, and its blank, duplicate and invalid lines are reported', () => {
    const read = parseWordFile('\uFEFFCrane\r\nslate\rslate\n\n  crêpe \ntwo words\nox\n');
    expect(read).toEqual({
      ok: true,
      value: {
        words: ['crane', 'slate', 'crêpe', 'ox'],
        blankLines: 1,
        duplicates: 1,
        lengths: new Map([
          [5, 3],
          [2, 1],
        ]),
        badLines: [6],
      },
    });
  });

  it('has one word per line, which may contain apostrophes, hyphens and middle dots, but no other signs', () => {
    const read = parseWordFile(
      [
        "it's",
        'l’eau',
        'e-mail',
        'col·lecció',
        'print(x)',
        'a=b',
        'x.y',
        'sys:',
        '--',
        '#',
        'a_b',
        '«ja»',
      ].join('\n'),
    );
    expect(read).toMatchObject({
      value: { words: ["it's", 'l’eau', 'e-mail', 'col·lecció'], badLines: [5, 6, 7, 8, 9, 10, 11, 12] },
    });
  });

  it('is rejected if it is empty, binary or too long', () => {
    expect(parseWordFile('')).toEqual({ ok: false, error: { code: 'empty' } });
    expect(parseWordFile('\n \n')).toEqual({ ok: false, error: { code: 'empty' } });
    expect(parseWordFile('PNG\0\0')).toEqual({ ok: false, error: { code: 'binary' } });
    expect(parseWordFile('a'.repeat(WORD_FILE_LENGTH_MAX + 1))).toEqual({
      ok: false,
      error: { code: 'too-long' },
    });
  });

  it('never makes the parser throw, and has words without whitespace', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (text) => {
        const read = parseWordFile(text);
        if (read.ok) expect(read.value.words.every((word) => word !== '' && !/\s/.test(word))).toBe(true);
      }),
    );
  });
});
