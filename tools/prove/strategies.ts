import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedCandidates } from '@inkling/codes/candidates/listed';
import { chooseGuess } from '@inkling/codes/strategies/choice';
import { checkCodes, checkExactNear } from '@inkling/deduction/check/evaluators';
import type { Branch, Strategy } from '@inkling/deduction/optimum/strategy';
import { makeStrategy } from '@inkling/deduction/optimum/strategy-text';
import { verifyStrategy } from '@inkling/deduction/optimum/verify';
import { codeCodec } from '@inkling/games/mastermind/optimum/code-codec';
import { CodeAnalysis, type CodeRules, parseRules, STRATEGY_RULES } from 'inkling';
import { findOptimum, type OptimalGame, type OptimalOptions } from 'inkling/optimal';
import { type KnownList, verifyFile } from 'inkling/optimal/verify-file';

/**
 * Remakes every strategy in `proofs/` and checks each with the separate checker. A missing file is written; an
 * existing one must match the output of its command byte for byte.
 */
export function run(print: (line: string) => void): void {
  codes(print, 'p4c6r', {}, 5625, 'p4c6r-5625');
  codes(print, 'p4c6r', { depthMax: 5 }, 5626, 'p4c6r-5626-in-5');
  codes(print, 'p4c7r', { root: 'abcd' }, 11269, 'p4c7r-abcd-11269');
  codes(print, 'p4c10n', {}, 26274, 'p4c10n-26274');
  knuthTree(print);
  words(print, false, { root: 'salet' }, 7920, 'word5-salet-7920');
  words(print, true, { root: 'salet', depthMax: 6 }, 8122, 'word5-hard-salet-8122-in-6');
  words(print, true, { root: 'salet' }, 8116, 'word5-hard-salet-8116');
  words(print, true, { root: 'palet', depthMax: 5 }, 8206, 'word5-hard-palet-8206-in-5');
}

const FOLDER = join(import.meta.dirname, '../../proofs');
const LISTS = join(import.meta.dirname, '../../../shared/data/wordle');

function codes(
  print: (line: string) => void,
  rules: string,
  options: OptimalOptions,
  total: number,
  name: string,
): void {
  file(print, name, total, optimum({ game: 'mastermind', rules: rulesOf(rules) }, options), []);
}

function words(
  print: (line: string) => void,
  hard: boolean,
  options: OptimalOptions,
  total: number,
  name: string,
): void {
  if (!existsSync(LISTS)) {
    print(`SKIPPED ${name}: there are no word lists at ../shared/data/wordle`);
    return;
  }
  const known = [listOf('answers', 'answers-2315.txt'), listOf('allowed', 'allowed-12972.txt')];
  const [answers, allowed] = known.map((list) => list.words) as [string[], string[]];
  const lists = known.map(({ name, count, sha256 }) => ({ name, count, sha256 }));
  file(
    print,
    name,
    total,
    optimum({ game: 'word', words: { answers, allowed }, hard, lists }, options),
    known,
  );
}

function optimum(game: OptimalGame, options: OptimalOptions): string {
  const search = findOptimum(game, options);
  for (;;) {
    const step = search.next();
    if (!step.done) continue;
    if (!step.value.ok) throw new Error(step.value.error.code);
    if (!step.value.value.proved) throw new Error('not proved');
    return step.value.value.file;
  }
}

/** Knuth's strategy as a tree, with his rule applied at every node. */
function knuthTree(print: (line: string) => void): void {
  const rules = rulesOf('p4c6r');
  const start = CodeAnalysis.of(rules, []);
  if (!start.ok) throw new Error(start.error);
  const root = follow(start.value.set);
  const codes = checkCodes(rules.places, rules.symbols, rules.repeats);
  const claim = verifyStrategy(root, {
    secretCount: codes.length,
    guessCount: codes.length,
    solved: SOLVED,
    evaluate: (guess, secret) => checkExactNear(codes[guess]!, codes[secret]!),
  });
  if ('code' in claim) throw new Error(claim.code);
  const text = makeStrategy(
    { game: 'mastermind', rules: 'p4c6r', lists: [], claim, root },
    codeCodec(rules, codes),
  );
  file(print, 'p4c6r-knuth-5801', 5801, text, []);
}

/** The class of (4,0) with four places. */
const SOLVED = 14;

function follow(set: ListedCandidates): Strategy {
  const { codes } = set.space;
  const index = chooseGuess(set, STRATEGY_RULES.knuth);
  const guess = codes.codeAt(index);
  const branches: Branch[] = [];
  for (const [cls, count] of set.split(guess).entries())
    if (count > 0n && cls !== SOLVED)
      branches.push({ cls, next: follow(set.with({ guess, feedback: cls })) });
  return { guess: index, branches };
}

function file(
  print: (line: string) => void,
  name: string,
  total: number,
  text: string,
  known: readonly KnownList[],
): void {
  const verdict = verifyFile(text, known);
  if (!verdict.ok) throw new Error(`${name}: ${JSON.stringify(verdict.error)}`);
  const { value } = verdict;
  if (value.total !== total) throw new Error(`${name}: the checker counts ${value.total}`);
  const path = join(FOLDER, `${name}.strategy`);
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(path)) writeFileSync(path, text);
  if (readFileSync(path, 'utf8') !== text) throw new Error(`${path} is not what this command makes`);
  print(`${name}: ${value.total}, first ${value.root}, ${value.histogram.join('/')}, verified`);
}

function rulesOf(text: string): CodeRules {
  const rules = parseRules(text);
  if (!rules.ok) throw new Error(rules.error.code);
  return rules.value;
}

function listOf(name: string, fileName: string): KnownList {
  const bytes = readFileSync(join(LISTS, fileName));
  const words = bytes.toString('utf8').trim().split('\n');
  return { name, words, count: words.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
