import { existsSync, readFileSync } from 'node:fs';
import { finish } from '@inkling/core/finish';
import { scoreWord } from '@inkling/core/marks';
import { expect } from '@inkling/core/result';
import { suggestOptimal } from '@inkling/deduction/optimum/rank-guesses';
import { wordDeduction } from '@inkling/games/word/optimum/word-deduction';
import { compareWordStrategy, ENGLISH, type WordStrategy, wordLists } from 'inkling/word';

/**
 * Checks the sixteen totals published for greedy play over Wordle's first lists (2315 answers, 12,972 guesses):
 * four scores, with their own opener or SALET, in normal and hard mode. Also checks that every pair is marked
 * as by a grader that counts copies, and that after SLATE without any marks, COURD takes 609 guesses over 221
 * words. We may not ship the lists; without them there is nothing to check.
 */
export function run(print: (line: string) => void): void {
  const folder = new URL('../../../shared/data/wordle/', import.meta.url);
  if (!existsSync(folder)) {
    print('skipped: ../shared/data/wordle is absent');
    return;
  }
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n');
  const [allowed, answers] = [read('allowed-12972.txt'), read('answers-2315.txt')];
  markAll(print, allowed, answers);
  afterSlate(print, allowed, answers);
  const lists = wordLists(ENGLISH, 5, allowed, answers);
  for (const [strategy, ...totals] of TOTALS)
    for (const [index, [total, worst]] of totals.entries()) {
      const hard = index >= 2;
      const salet = index % 2 === 1;
      const game = compareWordStrategy(lists, strategy, salet ? { hard, opener: 'salet' } : { hard });
      let step = game.next();
      while (!step.done) step = game.next();
      const found = [step.value.total, step.value.worst];
      if (found.join() !== [total, worst].join())
        throw new Error(`${strategy}: ${found.join(', worst ')}, and not ${total}, worst ${worst}`);
      const mode = `${hard ? 'hard' : 'normal'}, ${salet ? 'SALET' : 'own opener'}`;
      print(`${strategy}, ${mode}: ${total} in all, worst ${worst}`);
    }
}

function markAll(
  print: (line: string) => void,
  allowed: readonly string[],
  answers: readonly string[],
): void {
  const [guesses, secrets] = [allowed, answers].map((words) =>
    words.map((word) => Array.from(word, (letter) => letter.charCodeAt(0))),
  ) as [number[][], number[][]];
  let pairs = 0;
  for (const guess of guesses)
    for (const secret of secrets) {
      if (scoreWord(guess, secret) !== gradeByStriking(guess, secret))
        throw new Error(
          `${String.fromCharCode(...guess)} and ${String.fromCharCode(...secret)} are marked otherwise`,
        );
      pairs++;
    }
  print(`${pairs} pairs are marked as another grader marks them`);
}

/** A grader that counts the remaining copies of each letter. */
function gradeByStriking(guess: readonly number[], secret: readonly number[]): number {
  copies.fill(0);
  for (let i = 0; i < 5; i++) if (guess[i] !== secret[i]) copies[secret[i]!]!++;
  let cls = 0;
  for (let i = 0; i < 5; i++) {
    const isNear = guess[i] !== secret[i] && copies[guess[i]!]! > 0;
    if (isNear) copies[guess[i]!]!--;
    cls = cls * 3 + (guess[i] === secret[i] ? 2 : isNear ? 1 : 0);
  }
  return cls;
}
const copies = new Int32Array(128);

function afterSlate(
  print: (line: string) => void,
  allowed: readonly string[],
  answers: readonly string[],
): void {
  const deduction = expect(wordDeduction({ answers, allowed }));
  const slate = allowed.indexOf('slate');
  const left = answers.flatMap((_, secret) => (deduction.feedback(slate, secret) === 0 ? [secret] : []));
  const { guess, expected, proved } = expect(finish(suggestOptimal(deduction, left)));
  const total = Math.round(expected * left.length);
  const found = [allowed[guess], total, left.length, proved].join();
  if (found !== 'courd,609,221,true') throw new Error(`after SLATE: ${found}`);
  print(`after SLATE without a mark: ${allowed[guess]}, ${total} guesses over ${left.length} words`);
}

type Total = readonly [total: number, worst: number];

/** Normal with its own opener, normal with SALET, hard with its own opener, hard with SALET. */
const TOTALS: readonly (readonly [WordStrategy, Total, Total, Total, Total])[] = [
  ['entropy', [8018, 6], [7947, 6], [8339, 8], [8154, 8]],
  ['parts', [7951, 6], [7936, 6], [8174, 8], [8152, 8]],
  ['expected', [8060, 5], [7982, 6], [8328, 8], [8203, 8]],
  ['worst', [8137, 5], [8035, 5], [8452, 8], [8250, 8]],
];
