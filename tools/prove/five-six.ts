import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCodeProblem } from '@inkling/solvers/optimal/code-deduction';
import { Memo } from '@inkling/solvers/optimal/memo';
import { OptimalSearch } from '@inkling/solvers/optimal/search';
import type { Branch, Strategy } from '@inkling/solvers/optimal/strategy';
import { makeStrategy } from '@inkling/solvers/optimal/strategy-text';
import { verifyStrategy } from '@inkling/solvers/optimal/verify';
import { checkCodes, checkExactNear } from '@inkling/solvers/optimal/verify-evaluators';
import { codeCodec } from 'inkling/optimal/codecs';

/**
 * Mastermind (5,6) after the first guess aabbc: what each of its answers leaves is searched to the end, one after the
 * other over one memo, so no strategy that begins so costs less than the one written down. What other first guesses cost
 * is not asked.
 */
export function run(print: (line: string) => void): void {
  const game = listCodeProblem(RULES);
  if (!game.ok) throw new Error(game.error);
  const { problem, symmetry } = game.value;
  const codes = checkCodes(RULES.places, RULES.symbols, RULES.repeats);
  const codec = codeCodec(RULES, codes);
  const first = codec.parseGuess(FIRST) as number;
  const memo = new Memo(MEMO_BYTES);
  const branches: Branch[] = [];
  for (const { cls, size } of new OptimalSearch(problem, { symmetry, memo }).branchesOf(first)) {
    const search = new OptimalSearch(problem, { symmetry, memo, history: [{ guess: first, cls }] });
    const { upper, nodes } = search.advance(Number.POSITIVE_INFINITY);
    branches.push({ cls, next: search.strategy() as Strategy });
    print(`${FIRST} ${codec.makeClass(cls)}: ${size} codes, ${upper} guesses, ${nodes} sets searched`);
  }
  const root = { guess: first, branches: branches.toSorted((a, b) => a.cls - b.cls) };
  const claim = verifyStrategy(root, {
    secretCount: codes.length,
    guessCount: codes.length,
    solved: SOLVED,
    evaluate: (guess, secret) =>
      checkExactNear(codes[guess] as (typeof codes)[0], codes[secret] as (typeof codes)[0]),
  });
  if ('code' in claim) throw new Error(claim.code);
  print(`${claim.total} guesses, ${claim.histogram.join('/')}`);
  const text = makeStrategy({ game: 'mastermind', rules: 'p5c6r', lists: [], claim, root }, codec);
  const path = join(import.meta.dirname, `../../proofs/p5c6r-${claim.total}.strategy`);
  if (!existsSync(path)) writeFileSync(path, text);
  if (readFileSync(path, 'utf8') !== text) throw new Error(`${path} is not what this command makes`);
}

const RULES = { places: 5, symbols: 6, repeats: true };
const FIRST = 'aabbc';
/** (5,0) among five places. */
const SOLVED = 20;
const MEMO_BYTES = 2 ** 30;
