import { needShape } from '@inkling/core/arguments';
import { ABSENT, EXACT, type Mark, NEAR } from '@inkling/core/marks';

/**
 * The signs that users type or paste for a mark: letters, digits, squares and circles, including the high-contrast
 * ones. Keys are in lower case and without variation selectors.
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

/** Parses one sign (a grapheme). Returns undefined if it is not a mark. */
export function parseMark(sign: string): Mark | undefined {
  return SIGNS.get(sign.replace(/\uFE0F|\uFE0E/g, '').toLowerCase());
}

/**
 * Formats marks in the plainest form, `gyw`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeMarks(marks: ArrayLike<number>): string {
  needShape(marks, 'marks', 'numbers');
  return Array.from(marks, (mark) => 'wyg'[mark]).join('');
}
