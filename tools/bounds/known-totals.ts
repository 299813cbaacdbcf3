import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The least totals that are settled, by rules: the rows of `docs/results.md`. */
export function knownTotals(): ReadonlyMap<string, number> {
  const page = readFileSync(join(import.meta.dirname, '../../docs/results.md'), 'utf8');
  return new Map(
    [...page.matchAll(/^\| (p\d+c\d+[rn])\S* [^|]*\| (\d+) \|/gm)].map(([, rules, total]) => [
      rules!,
      Number(total),
    ]),
  );
}
