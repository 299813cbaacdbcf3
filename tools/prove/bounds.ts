import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { makeCodeBound } from '@inkling/codes/optimum/code-bound';
import { listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { checkBound } from '@inkling/deduction/check/bound-proof';
import { parseRules } from 'inkling';

/**
 * Remakes the lower bounds in `proofs/` and checks them: with the strategies there, proofs from both sides that these
 * totals are optimal. Those of more than a hundred kilobytes are kept packed. Larger claims (words) have a verified strategy
 * from above and rest on the search from below: its code, and its agreement with all published totals.
 */
export function run(print: (line: string) => void): void {
  for (const [rules, total, opening] of BOUNDS) bound(print, rules, total, opening);
}

const BOUNDS = [
  ['p3c4r', 206],
  ['p4c4r', 905],
  ['p4c5r', 2463],
  ['p4c6r', 5625],
  ['p5c5r', 13496],
  ['p4c7r', 11228],
  ['p4c7r', 11269, 'abcd'],
  ['p4c8r', 20471],
  ['p4c10n', 26274],
  ['p4c9r', 34666],
  ['p5c6r', 36721],
] as const;

const FOLDER = join(import.meta.dirname, '../../proofs');

function bound(print: (line: string) => void, text: string, total: number, opening?: string): void {
  const rules = parseRules(text);
  if (!rules.ok) throw new Error(rules.error.code);
  const game = listCodeProblem(rules.value);
  if (!game.ok) throw new Error(game.error);
  const { space } = game.value;
  const begin =
    opening === undefined
      ? undefined
      : space.indexOf(Array.from(opening, (letter) => letter.charCodeAt(0) - 97));
  const begun = process.cpuUsage();
  const proof = makeCodeBound(game.value, text, total, begin);
  const written = process.cpuUsage(begun);
  const verdict = checkBound(proof);
  const checked = process.cpuUsage(begun);
  if (!verdict.ok) throw new Error(`${text}: ${JSON.stringify(verdict.error)}`);
  const path = join(FOLDER, `${text}${opening === undefined ? '' : `-${opening}`}-${total}.bound`);
  if (keep(path, proof) !== proof) throw new Error(`${path} is not what this command makes`);
  print(
    `${text}: no strategy${opening === undefined ? '' : ` from ${opening}`} costs less than ${verdict.value.total}; ` +
      `${verdict.value.lemmas} lemmas, ${proof.length} bytes, written in ${seconds(written)} and checked in ` +
      `${seconds(checked) - seconds(written)} CPU s`,
  );
}

/** The proof that is kept, or this one from now on. */
function keep(path: string, proof: string): string {
  const packed = `${path}.gz`;
  const isPacked = proof.length > PACKED_MIN;
  if (!existsSync(isPacked ? packed : path)) {
    if (isPacked) writeFileSync(packed, gzipSync(proof, { level: 9 }));
    else writeFileSync(path, proof);
  }
  return isPacked ? gunzipSync(readFileSync(packed)).toString() : readFileSync(path, 'utf8');
}

const PACKED_MIN = 100_000;

function seconds({ user, system }: NodeJS.CpuUsage): number {
  return Math.round((user + system) / 1e6);
}
