/**
 * Breaks a line between words into pieces that fit into `columns`. Continuation lines are aligned with the second
 * column, if the line has one and there is room, and otherwise indented like the line itself.
 */
export function wrappedLine(line: string, columns: number | undefined): readonly string[] {
  if (columns === undefined || widthOf(line) <= columns) return [line];
  const indent = ' '.repeat(hangOf(line, columns));
  const lines: string[] = [];
  let here = '';
  let gap = '';
  for (const piece of line.match(PIECES) ?? []) {
    if (/^ +$/.test(piece)) {
      gap += piece;
    } else if (here.trim() === '' || widthOf(here) + gap.length + widthOf(piece) <= columns) {
      here += gap + piece;
      gap = '';
    } else if (gap === '') {
      here += piece;
    } else {
      lines.push(here);
      here = indent + piece;
      gap = '';
    }
  }
  return [...lines, here];
}

function hangOf(line: string, columns: number): number {
  const second = widthOf(/^ *[^ ]+(?: [^ ]+)* {2,}(?=[^ ])/.exec(line)?.[0] ?? '');
  if (second > 0 && columns - second >= SECOND_MIN) return second;
  const first = /^ */.exec(line)?.[0].length ?? 0;
  return Math.min(first, Math.floor(columns / 2));
}

/** Returns the part of a line that fits on one row, with room for the cursor after it. */
export function clippedLine(line: string, columns: number | undefined): string {
  if (columns === undefined || widthOf(line) < columns) return line;
  let clipped = '';
  for (const sign of line) {
    if (widthOf(clipped) + widthOf(sign) > columns - 2) break;
    clipped += sign;
  }
  return `${clipped}…`;
}

/**
 * Returns the number of columns that a terminal uses for a string: none for colours and combining marks, two for
 * pictures and wide scripts.
 */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of text.replace(COLOURS, ''))
    width += /\p{M}|\p{Cf}/u.test(sign) ? 0 : BROAD.test(sign) ? 2 : 1;
  return width;
}

/** The minimum room for a second column; with less, continuation lines are not aligned with it. */
const SECOND_MIN = 18;
const ESCAPE = '\x1b';
const COLOURS = new RegExp(`${ESCAPE}\\[[\\d;]*m`, 'g');
/** The beginning of a cell with a background colour. */
const GROUND = `${ESCAPE}\\[[\\d;]*48;5;`;
/** Runs of spaces, words, and cells with a background colour, which include their spaces. */
const PIECES = new RegExp(`${GROUND}\\d+m.*?${ESCAPE}\\[39;49m| +|(?:(?!${GROUND})[^ ])+`, 'gs');
const BROAD =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;
