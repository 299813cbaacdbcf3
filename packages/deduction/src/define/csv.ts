import { ok, type Result } from '@inkling/core/result';
import { type GameTextFault, gameFault } from './game-text-fault.ts';

/** A non-blank row of a table, with its one-based row number in the text. */
export interface CsvRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Parses CSV and skips blank rows. The separator is `;` or tab if the first line has more of these than commas. */
export function readCsv(text: string): Result<readonly CsvRow[], GameTextFault> {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let number = 1;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some((other) => other !== '')) rows.push({ number, cells });
    number++;
    cells = [];
    cell = '';
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') cell += text[i++];
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      endRow();
      if (sign === '\r' && text[i + 1] === '\n') i++;
    } else cell += sign;
  }
  if (isQuoted) return gameFault('open-quote', { row: number, cell: cells.length + 1 });
  endRow();
  return ok(rows);
}

function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [';', '\t'].find((sign) => count(sign) > count(',')) ?? ',';
}
