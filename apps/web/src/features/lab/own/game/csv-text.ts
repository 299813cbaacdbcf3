import { cellText } from '../gallery/tables.ts';

/**
 * Converts a game's JSON to a table that the user can edit. A game with custom features stays JSON, but is
 * pretty-printed.
 */
export function editableText(json: string): string {
  const game = JSON.parse(json) as {
    readonly secrets: readonly string[];
    readonly guesses: readonly string[];
    readonly answers: readonly (readonly (string | number)[])[];
    readonly solved: string | number;
    readonly features?: unknown;
  };
  if (game.features !== undefined) return JSON.stringify(game, null, 1);
  const corner = game.solved === 'identified' ? '' : `solved=${game.solved}`;
  const rows = [
    [corner, ...game.secrets],
    ...game.guesses.map((guess, row) => [guess, ...(game.answers[row] ?? []).map(String)]),
  ];
  return `${rows.map((row) => row.map(cellText).join(',')).join('\n')}\n`;
}

/**
 * Returns the start and end offsets of a row of a table in its text, or of one of its cells, for showing it to
 * the user. Rows and cells are one-based.
 */
export function placeInText(text: string, row: number, cell?: number): readonly [from: number, to: number] {
  let from = 0;
  for (let line = 1; line < row; line++) {
    const end = text.indexOf('\n', from);
    if (end < 0) break;
    from = end + 1;
  }
  const end = text.indexOf('\n', from);
  const to = end < 0 ? text.length : end;
  const line = text.slice(from, to);
  if (cell === undefined || line.includes('"')) return [from, to];
  const separator = [';', '\t'].find((sign) => line.split(sign).length > line.split(',').length) ?? ',';
  const cells = line.split(separator);
  const before = cells.slice(0, cell - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [from + before, from + before + (cells[cell - 1]?.length ?? 0)];
}
