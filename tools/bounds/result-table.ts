import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Prints rows of `docs/results.md` as they are computed. Throws at the end if the page differs. */
export function tableRows(print: (line: string) => void, rows: Iterable<() => string>): void {
  const page = resultsPage();
  const wrong: string[] = [];
  for (const make of rows) {
    const row = make();
    print(row);
    if (!page.includes(`${row}\n`)) wrong.push(row);
  }
  if (wrong.length > 0) throw new Error(`docs/results.md does not say:\n${wrong.join('\n')}`);
}

/** The least totals that are settled, by rules: the rows of `docs/results.md`. */
export function knownTotals(): ReadonlyMap<string, number> {
  return new Map(
    [...resultsPage().matchAll(/^\| (p\d+c\d+[rn])\S* [^|]*\| (\d+) \|/gm)].map(([, rules, total]) => [
      rules!,
      Number(total),
    ]),
  );
}

function resultsPage(): string {
  return readFileSync(join(import.meta.dirname, '../../docs/results.md'), 'utf8');
}
