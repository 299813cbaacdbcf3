import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGrid, parseGrid, parseShareGrid } from './share-grid.ts';

const SQUARES = ['⬛🟨⬛⬛⬛', '🟨⬛🟩⬛⬛', '🟩🟩🟩🟩🟩'];
const ROWS = [
  [0, 1, 0, 0, 0],
  [1, 0, 2, 0, 0],
  [2, 2, 2, 2, 2],
];
const text = (...lines: readonly string[]) => lines.join('\n');

describe('shared squares', () => {
  it.each([
    ['with the heading of that day', text('Wordle 1,234 3/6', '', ...SQUARES)],
    ['with the heading of another language, in hard mode', text('Wordle 1.234 3/6*', ...SQUARES)],
    ['alone', text(...SQUARES)],
    [
      'in other colours, with blanks and a link',
      text('Wördl 77 3/6', '⬜ 🟦 ⬜ ⬜ ⬜', '🟦⬜🟧⬜⬜', '🟧🟧🟧🟧🟧', 'https://example.org/x'),
    ],
    [
      'as this app shares them',
      text('Inkling Wort', 'Gefunden in 3 von 6', '–○–––', '○–●––', '●●●●●', 'https://e.org/#/word'),
    ],
  ])('are parsed %s', (_, shared) => {
    expect(parseShareGrid(shared)).toEqual({ ok: true, value: { rows: ROWS, solved: true } });
  });

  it('are parsed for a lost game', () => {
    const shared = text('Wordle 9 X/6', ...Array.from({ length: 6 }, () => '⬛🟨⬛⬛⬛'));
    expect(parseShareGrid(shared)).toMatchObject({ ok: true, value: { solved: false } });
  });

  it.each([
    ['ragged', text('⬛🟨⬛⬛⬛', '⬛🟨⬛⬛')],
    ['goes-on-after-the-word', text('🟩🟩🟩🟩🟩', '⬛🟨⬛⬛⬛')],
    ['too-many-rows', text(...Array.from({ length: 13 }, () => '⬛🟨⬛⬛⬛'))],
    ['count', text('Wordle 1,234 4/6', ...SQUARES)],
    ['count', text('Wordle 1,234 2/6', ...SQUARES)],
  ])('are rejected with the code %s', (code, shared) => {
    expect(parseShareGrid(shared)).toMatchObject({ ok: false, error: { code } });
  });

  it('are not recognised in rounds with letters or in other text', () => {
    for (const other of [
      'salet:gywww',
      text('SALET', '⬛🟨⬛⬛⬛'),
      'saletgywww crane',
      '',
      'Wordle 1,234 4/6',
      text('Inkling Mastermind', 'Found in 2 of 10', '●○––', '●●●●'),
      text('Inkling Word', 'Found in 2 of 6', 'CRANE', '●●●●●'),
    ])
      expect(parseShareGrid(other)).toBeUndefined();
  });

  it('are never empty, whatever string is parsed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'🟩🟨⬛ \n3/6x,'), maxLength: 80 }), (shared) => {
        const read = parseShareGrid(shared);
        if (read?.ok) expect(read.value.rows.length).toBeGreaterThan(0);
      }),
    );
  });

  it('round-trip in their saved form, where anything else is rejected', () => {
    const shared = parseShareGrid(text(...SQUARES));
    if (!shared?.ok) throw new Error('no squares');
    expect(makeGrid(shared.value)).toBe(':wywww :ywgww :ggggg');
    expect(parseGrid(makeGrid(shared.value))).toEqual(shared.value);
    for (const other of ['', ':', 'salet:gywww', ':wywww :wy', ':ggggg :wywww', ':wywwx', undefined, 7])
      expect(parseGrid(other)).toBeUndefined();
  });
});
