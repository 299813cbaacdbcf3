import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { makeBound } from '@inkling/codes/optimum/prove-bound';
import { replayBound } from '@inkling/deduction/optimum/replay-bound';
import { parseRules } from 'inkling';

/**
 * Remakes the lower bounds in `proofs/` and replays them: with the strategies there, proofs from both sides
 * that these totals are optimal. Larger claims (Bulls and Cows, words) have a verified strategy from above
 * and rest on the search from below: its code, and its agreement with all published totals.
 */
export function run(print: (line: string) => void): void {
  bound(print, 'p3c4r', 206);
  bound(print, 'p4c4r', 905);
  bound(print, 'p4c5r', 2463);
  bound(print, 'p4c6r', 5625);
}

const FOLDER = join(import.meta.dirname, '../../proofs');

function bound(print: (line: string) => void, text: string, total: number): void {
  const rules = parseRules(text);
  if (!rules.ok) throw new Error(rules.error.code);
  const game = listCodeProblem(rules.value);
  if (!game.ok) throw new Error(game.error);
  const proof = makeBound(game.value, text, total);
  const verdict = replayBound(proof);
  if (!verdict.ok) throw new Error(`${text}: ${JSON.stringify(verdict.error)}`);
  const path = join(FOLDER, `${text}-${total}.bound`);
  if (!existsSync(path)) writeFileSync(path, proof);
  if (readFileSync(path, 'utf8') !== proof) throw new Error(`${path} is not what this command makes`);
  print(
    `${text}: no strategy costs less than ${verdict.value.total}; ${proof.split('\n').length} lines replayed`,
  );
}
