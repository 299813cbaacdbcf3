import { existsSync, readFileSync } from 'node:fs';
import { compareWordStrategy, ENGLISH, type WordStrategy, wordLists } from 'inkling/word';

/**
 * The sixteen greedy totals of `../shared/reference/word.md` (2315 answers, 12,972 guesses): four scores, the own
 * opener or SALET, normal and hard. The lists are not ours to ship; without them there is nothing to prove.
 */
export function run(print: (line: string) => void): void {
  const folder = new URL('../../../shared/data/wordle/', import.meta.url);
  if (!existsSync(folder)) {
    print('skipped: ../shared/data/wordle is absent');
    return;
  }
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n');
  const lists = wordLists(ENGLISH, 5, read('allowed-12972.txt'), read('answers-2315.txt'));
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

type Total = readonly [total: number, worst: number];

/** Normal with its own opener, normal with SALET, hard with its own opener, hard with SALET. */
const TOTALS: readonly (readonly [WordStrategy, Total, Total, Total, Total])[] = [
  ['entropy', [8018, 6], [7947, 6], [8339, 8], [8154, 8]],
  ['parts', [7951, 6], [7936, 6], [8174, 8], [8152, 8]],
  ['expected', [8060, 5], [7982, 6], [8328, 8], [8203, 8]],
  ['worst', [8137, 5], [8035, 5], [8452, 8], [8250, 8]],
];
