import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CodeProblem, listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { feedbackClassCount } from '@inkling/core/feedback';
import { checkCodes, checkExactNear } from '@inkling/deduction/check/evaluators';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import type { Branch, Strategy } from '@inkling/deduction/optimum/strategy';
import { makeStrategy, type StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import { TranspositionTable } from '@inkling/deduction/optimum/transposition-table';
import { verifyStrategy } from '@inkling/deduction/optimum/verify';
import { codeCodec } from '@inkling/games/mastermind/optimum/code-codec';
import { makeRules } from 'inkling';

/**
 * Solves Mastermind (5,6) completely. Starts with the first guess aabbc: what is left after each of its answers
 * is searched to the end, one after another with one table. Then every other kind of first guess is searched
 * for a cheaper strategy, and the best is written to a file.
 */
export function run(print: (line: string) => void): void {
  const game = listCodeProblem(RULES);
  if (!game.ok) throw new Error(game.error);
  const { problem, symmetry } = game.value;
  const codes = checkCodes(RULES.places, RULES.symbols, RULES.repeats);
  const codec = codeCodec(RULES, codes);
  const first = codec.parseGuess(FIRST) as number;
  const table = new TranspositionTable(MEMO_BYTES);
  const evaluate = (guess: number, secret: number) =>
    checkExactNear(codes[guess] as (typeof codes)[0], codes[secret] as (typeof codes)[0]);
  const solved = feedbackClassCount(RULES.places) - 1;
  const check = (root: Strategy) => {
    const claim = verifyStrategy(root, {
      secretCount: codes.length,
      guessCount: codes.length,
      solved,
      evaluate,
    });
    if ('code' in claim) throw new Error(claim.code);
    return claim;
  };

  let root = bestAfter(game.value, first, codec, table, print);
  for (const { guess, lower } of new OptimalSearch(problem, { symmetry, table }).openings()) {
    if (guess === first) continue;
    const { total } = check(root);
    const search = new OptimalSearch(problem, { symmetry, table, openings: [guess], below: total });
    let status = search.status();
    while (!status.done) {
      status = search.advance(NODES_PER_REPORT);
      if (!status.done)
        print(`… ${codec.makeGuess(guess)}: ${status.nodes} sets searched, at least ${status.lower}`);
    }
    const { upper, nodes } = status;
    if (upper < total) root = search.strategy() as Strategy;
    print(
      `${codec.makeGuess(guess)}: ${upper < total ? upper : `${Math.max(lower, total)} guesses or more`}, ${nodes} sets searched`,
    );
  }
  const claim = check(root);
  print(`${claim.total} guesses, ${claim.histogram.join('/')}`);
  const text = makeStrategy({ game: 'mastermind', rules: makeRules(RULES), lists: [], claim, root }, codec);
  const path = join(import.meta.dirname, `../../proofs/${makeRules(RULES)}-${claim.total}.strategy`);
  if (!existsSync(path)) writeFileSync(path, text);
  if (readFileSync(path, 'utf8') !== text) throw new Error(`${path} is not what this command makes`);
}

/** Returns the cheapest strategy that begins with a given guess. */
function bestAfter(
  { problem, symmetry }: CodeProblem,
  guess: number,
  codec: StrategyCodec,
  table: TranspositionTable,
  print: (line: string) => void,
): Strategy {
  const branches: Branch[] = [];
  for (const { cls, size } of new OptimalSearch(problem, { symmetry, table }).branchesOf(guess)) {
    const search = new OptimalSearch(problem, { symmetry, table, history: [{ guess, cls }] });
    const { upper, nodes } = search.advance(Number.POSITIVE_INFINITY);
    branches.push({ cls, next: search.strategy() as Strategy });
    print(
      `${codec.makeGuess(guess)} ${codec.makeClass(cls)}: ${size} codes, ${upper} guesses, ${nodes} sets searched`,
    );
  }
  return { guess, branches: branches.toSorted((a, b) => a.cls - b.cls) };
}

const RULES = { places: 5, symbols: 6, repeats: true };
const FIRST = 'aabbc';
const MEMO_BYTES = 2 ** 30;
/** About a minute. */
const NODES_PER_REPORT = 100_000;
