import { ABSENT, EXACT, NEAR } from '@inkling/core/marks';
import { splitLetters } from '@inkling/games/word/rules/letters';
import { type Alphabet, type Mark, makeWordShapes, type WordShareCard } from 'inkling/word';
import { dim, onBackground, type Style } from '../../../shell/style.ts';

/** Shows marks by brackets and capitals: `[S]` exact, `(a)` near, ` l ` absent. Colours repeat them if allowed. */
export function markedWord(guess: string, marks: readonly Mark[], style: Style): string {
  return splitLetters(guess)
    .map((letter, place) => cell(letter, marks[place] ?? ABSENT, style))
    .join('');
}

/**
 * Returns all letters of the alphabet with their best marks, in rows of the same length that fit into `columns`. Absent
 * letters are dots, so that the eye skips them.
 */
export function keyboardLines(
  { letters }: Alphabet,
  best: Readonly<Record<string, Mark>>,
  style: Style,
  columns: number = USUAL_COLUMNS,
): readonly string[] {
  const cells = letters.map((letter) => {
    const mark = best[letter];
    if (mark === undefined) return ` ${letter} `;
    return mark === ABSENT ? (style.unicode ? ' · ' : ' . ') : cell(letter, mark, style);
  });
  const rows = Math.ceil(
    (cells.length * CELL_WIDTH) / Math.max(CELL_WIDTH, columns - KEYBOARD_INDENT.length),
  );
  const rowLength = Math.ceil(cells.length / rows);
  return Array.from(
    { length: Math.ceil(cells.length / rowLength) },
    (_, row) => `${KEYBOARD_INDENT}${cells.slice(row * rowLength, (row + 1) * rowLength).join('')}`,
  );
}

const USUAL_COLUMNS = 80;
const CELL_WIDTH = 3;
const KEYBOARD_INDENT = '     ';

/** Lists the letters in words, for screen readers. */
export function spokenKeyboard({ letters }: Alphabet, best: Readonly<Record<string, Mark>>): string {
  const of = (mark: Mark | undefined) => letters.filter((letter) => best[letter] === mark).map(upper);
  const parts = [
    ['Exact', of(EXACT)],
    ['near', of(NEAR)],
    ['absent', of(ABSENT)],
    ['untried', of(undefined)],
  ] as const;
  return `${parts.map(([name, some]) => `${name}: ${some.length === 0 ? 'none' : some.join(' ')}`).join('; ')}.`;
}

/** Formats a game without its letters, for sharing, in characters that the terminal can show. */
export function shareLines(card: WordShareCard, style: Style): readonly string[] {
  const text = makeWordShapes(card).trimEnd();
  const signs = style.unicode ? text : text.replace(/●/g, '#').replace(/○/g, 'o').replace(/–/g, '-');
  return signs.split('\n');
}

function cell(letter: string, mark: Mark, style: Style): string {
  if (mark === EXACT) return onBackground(`[${upper(letter)}]`, GREEN, style);
  return mark === NEAR ? onBackground(`(${letter})`, YELLOW, style) : dim(` ${letter} `, style);
}

function upper(letter: string): string {
  return letter.toUpperCase();
}

/** Light backgrounds from the 256-colour table. */
const GREEN = 114;
const YELLOW = 228;
