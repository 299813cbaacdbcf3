import { needShape } from '@inkling/core/arguments';
import { ABSENT, EXACT, type Mark, NEAR } from '@inkling/core/marks';

/**
 * The signs that people write and paste for a mark: letters, digits, squares and circles, the high-contrast
 * ones too. Keys are lower case and without variation selectors.
 */
const SIGNS: ReadonlyMap<string, Mark> = new Map([
  ...['g', '2', '🟩', '🟢', '🟧', '💚'].map((sign) => [sign, EXACT] as const),
  ...['y', '1', '🟨', '🟡', '🟦', '💛'].map((sign) => [sign, NEAR] as const),
  ...[
    'w',
    'b',
    'x',
    '0',
    '.',
    '-',
    '_',
    '⬛',
    '⬜',
    '◼',
    '◻',
    '▪',
    '▫',
    '⚫',
    '⚪',
    '🔲',
    '🔳',
    '🖤',
    '🤍',
  ].map((sign) => [sign, ABSENT] as const),
]);

/** The mark of one sign (a grapheme), or `undefined`. */
export function parseMark(sign: string): Mark | undefined {
  return SIGNS.get(sign.replace(/\uFE0F|\uFE0E/g, '').toLowerCase());
}

/**
 * A row of marks in the plainest form, `gyw`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeMarks(marks: ArrayLike<number>): string {
  needShape(marks, 'marks', 'numbers');
  return Array.from(marks, (mark) => 'wyg'[mark]).join('');
}
