import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Prints rows of `docs/results.md` as they are computed, and throws at the end when the page differs. */
export function tableRows(print: (line: string) => void, rows: Iterable<() => string>): void {
  const page = readFileSync(join(import.meta.dirname, '../../docs/results.md'), 'utf8');
  const wrong: string[] = [];
  for (const make of rows) {
    const row = make();
    print(row);
    if (!page.includes(`${row}\n`)) wrong.push(row);
  }
  if (wrong.length > 0) throw new Error(`docs/results.md does not say:\n${wrong.join('\n')}`);
}
