import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { listProblem, withStoredMatrix } from '@inkling/deduction/optimum/problem';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import type { SearchOptions } from '@inkling/deduction/optimum/search-options';
import { subDeduction } from '@inkling/deduction/optimum/sub-deduction';
import {
  hardNarrowing,
  listWordProblem,
  wordDeduction,
  wordRows,
} from '@inkling/games/word/optimum/word-deduction';
import { parseRules } from 'inkling';

/**
 * CPU seconds of exhaustive searches in one thread, including the answer matrix, in WebAssembly and in its
 * TypeScript twin, next to the figures of the C++ references (mmstrat; Selby). OPTIMAL_LARGE=1 adds the games
 * that take minutes.
 */
export function run(print: (line: string) => void): void {
  for (const isCompiled of [true, false]) {
    codes(print, 'p4c5r', undefined, { isCompiled });
    codes(print, 'p4c6r', 0.12, { isCompiled });
    codes(print, 'p4c7n', undefined, { isCompiled });
    codes(print, 'p5c5r', 6.1, { isCompiled });
    codes(print, 'p4c7r', 22.8, { isCompiled });
  }
  codes(print, 'p4c6r', undefined, { depth: 5 });
  words(print);
  if (process.env['OPTIMAL_LARGE'] !== '1') return;
  codes(print, 'p4c8r', 182);
  codes(print, 'p4c10n', 320);
}

function codes(
  print: (line: string) => void,
  text: string,
  peer: number | undefined,
  options: SearchOptions = {},
): void {
  const rules = parseRules(text);
  if (!rules.ok) throw new Error(rules.error.code);
  const started = process.cpuUsage();
  const game = listCodeProblem(rules.value);
  if (!game.ok) throw new Error(game.error);
  const search = new OptimalSearch(game.value.problem, { symmetry: game.value.symmetry, ...options });
  const twin = options.isCompiled === false ? ', twin' : '';
  const name = options.depth === undefined ? `${text}${twin}` : `${text} in ${options.depth}`;
  report(print, name, search, started, peer);
}

function words(print: (line: string) => void): void {
  const folder = join(import.meta.dirname, '../../shared/data/wordle');
  if (!existsSync(folder)) {
    print('SKIPPED words: there are no lists at ../shared/data/wordle');
    return;
  }
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n');
  const lists = { answers: read('answers-2315.txt'), allowed: read('allowed-12972.txt') };
  const deduction = wordDeduction(lists);
  if (!deduction.ok) throw new Error(deduction.error.code);
  const whole = listWordProblem(deduction.value);
  if (!whole.ok) throw new Error(whole.error);
  const salet = lists.allowed.indexOf('salet');
  const from = process.cpuUsage();
  report(print, 'SALET', new OptimalSearch(whole.value, { openings: [salet] }), from, 0.85);
  const started = process.cpuUsage();
  const kept = withStoredMatrix(whole.value);
  print(`matrix ${lists.answers.length} × ${lists.allowed.length}: ${seconds(started)} CPU s`);
  const again = process.cpuUsage();
  const twin = new OptimalSearch(kept, { openings: [salet], isCompiled: false });
  report(print, 'SALET, twin', twin, again, 0.85);
  const narrowing = hardNarrowing(deduction.value);
  for (const [word, depth, peer] of [
    ['salet', 6, 1.6],
    ['palet', 5, 4.4],
  ] as const) {
    const began = process.cpuUsage();
    const openings = [lists.allowed.indexOf(word)];
    const search = new OptimalSearch(whole.value, { openings, depth, narrowing });
    report(print, `hard ${word.toUpperCase()} in ${depth}`, search, began, peer);
  }
  const slate = lists.allowed.indexOf('slate');
  const left = lists.answers.flatMap((_, secret) =>
    deduction.value.feedback(slate, secret) === 0 ? [secret] : [],
  );
  const middleStarted = process.cpuUsage();
  const middle = listProblem(subDeduction(deduction.value, left), wordRows(deduction.value, left));
  if (!middle.ok) throw new Error(middle.error);
  report(print, `SLATE wwwww, ${left.length} words`, new OptimalSearch(middle.value), middleStarted, 0.12);
}

function report(
  print: (line: string) => void,
  name: string,
  search: OptimalSearch,
  started: NodeJS.CpuUsage,
  peer: number | undefined,
): void {
  const { upper, nodes, evaluated } = search.advance(Number.POSITIVE_INFINITY);
  const beside = peer === undefined ? '' : ` (C++: ${peer})`;
  print(
    `${name}: ${upper}, ${seconds(started)} CPU s${beside}, ${nodes} nodes, ${evaluated} guesses evaluated`,
  );
}

function seconds(started: NodeJS.CpuUsage): string {
  const { user, system } = process.cpuUsage(started);
  return ((user + system) / 1e6).toFixed(2);
}
