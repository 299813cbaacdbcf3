import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { makeCodeBound } from '@inkling/codes/optimum/code-bound';
import { listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { checkBound } from '@inkling/deduction/check/bound-proof';
import type { KnownList } from '@inkling/deduction/check/named-list';
import { rulesLines } from '@inkling/deduction/check/proof-rules';
import { boundLines } from '@inkling/deduction/optimum/bound-lines';
import { runToEnd } from '@inkling/deduction/optimum/run-to-end';
import { wordOptimum } from '@inkling/games/word/optimum/optimum';
import { parseRules } from 'inkling';

/**
 * Remakes the lower bounds in `proofs/` and checks them: with the strategies there, proofs from both sides that these
 * totals are optimal. Those of more than a hundred kilobytes are kept packed.
 */
export function run(print: (line: string) => void): void {
  for (const [rules, total, opening] of BOUNDS) codeBound(print, rules, total, opening);
  wordBound(print, 7920, 'salet');
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

function codeBound(print: (line: string) => void, text: string, total: number, opening?: string): void {
  const rules = parseRules(text);
  if (!rules.ok) throw new Error(rules.error.code);
  const game = listCodeProblem(rules.value);
  if (!game.ok) throw new Error(game.error);
  const { space } = game.value;
  const begin =
    opening === undefined
      ? undefined
      : space.indexOf(Array.from(opening, (letter) => letter.charCodeAt(0) - 97));
  remake(print, () => makeCodeBound(game.value, text, total, begin), []);
}

/** Over the first lists of Wordle, which are not ours to ship. */
function wordBound(print: (line: string) => void, total: number, opening: string): void {
  const folder = new URL('../../../shared/data/wordle/', import.meta.url);
  if (!existsSync(folder)) {
    print('SKIPPED words: ../shared/data/wordle is absent');
    return;
  }
  const listOf = (name: string, file: string): KnownList => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const words = text.trimEnd().split('\n');
    return { name, count: words.length, sha256: createHash('sha256').update(text).digest('hex'), words };
  };
  const answers = listOf('answers', 'answers-2315.txt');
  const allowed = listOf('allowed', 'allowed-12972.txt');
  const lists = [answers, allowed];
  const words = { answers: answers.words, allowed: allowed.words };
  const setup = { game: 'word' as const, words, hard: false, lists };
  const listed = wordOptimum.list(setup);
  const names = wordOptimum.lemmaNames?.(setup);
  if (!listed.ok || !names) throw new Error('these are no words of a proof');
  const { problem, codec, rules } = listed.value;
  const row = problem.guesses.indexOf(codec.parseGuess(opening) ?? -1);
  const task = { rules: rulesLines(rules, lists), total, opening: row };
  const make = () => `${[...runToEnd(boundLines(problem, names, task))].join('\n')}\n`;
  remake(print, make, lists);
}

function remake(print: (line: string) => void, make: () => string, lists: readonly KnownList[]): void {
  const begun = process.cpuUsage();
  const proof = make();
  const written = process.cpuUsage(begun);
  const verdict = checkBound(proof, { lists });
  const checked = process.cpuUsage(begun);
  if (!verdict.ok) throw new Error(`${proof.slice(0, 200)}: ${JSON.stringify(verdict.error)}`);
  const { rules, total, opening, lemmas } = verdict.value;
  const from = opening === undefined ? '' : ` from ${opening}`;
  const path = join(FOLDER, `${rules}${opening === undefined ? '' : `-${opening}`}-${total}.bound`);
  if (keep(path, proof) !== proof) throw new Error(`${path} is not what this command makes`);
  print(
    `${rules}: no strategy${from} costs less than ${total}; ${lemmas} lemmas, ${proof.length} bytes, ` +
      `written in ${seconds(written)} and checked in ${seconds(checked) - seconds(written)} CPU s`,
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
