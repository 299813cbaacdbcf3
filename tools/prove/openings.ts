import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import type { Opening } from '@inkling/deduction/optimum/search-options';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { TranspositionTable } from '@inkling/deduction/optimum/transposition-table';
import { type ListedGame, listGame } from 'inkling/optimal/listed-game';
import { type Figures, openLedger, sum } from '../ledger.ts';

/**
 * Finds the ten best first words of Wordle with their exact totals, and proves that none of the other 12,972
 * costs less than the last of them: 2315 answers, no limit on guesses. The totals match Selby's
 * (alex1770/wordle, `normal.top105.proven`). An interrupted run resumes with the next hundred words.
 */
export async function run(print: (line: string) => void): Promise<void> {
  if (!existsSync(LISTS)) {
    print('SKIPPED: there are no word lists at ../shared/data/wordle');
    return;
  }
  const [answers, allowed] = ['answers-2315.txt', 'allowed-12972.txt'].map((name) =>
    readFileSync(join(LISTS, name), 'utf8').trim().split('\n'),
  ) as [string[], string[]];
  const listed = listGame({ game: 'word', words: { answers, allowed }, hard: false, lists: [] });
  if (!listed.ok) throw new Error(listed.error.code);
  const { problem, codec } = listed.value;
  const table = new TranspositionTable(MEMO_BYTES);
  const openings = new OptimalSearch(problem, { table }).openings();
  const ledger = openLedger('openings', SOURCES);
  let total: Figures = {};
  for (let begun = 0; begun < openings.length; begun += ROUND) {
    const words = openings.slice(begun, begun + ROUND);
    const act = async () => words.map((opening) => costOf(listed.value, opening, table)).reduce(sum, {});
    total = sum(total, await ledger.step(`${begun}`, act));
    if (begun % (10 * ROUND) === 0) print(`… ${begun + words.length} of ${openings.length} first words`);
  }
  const found = Object.entries(total).filter(([name]) => codec.parseGuess(name) !== undefined);
  const ranked = found.toSorted(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
  print(ranked.map(([word, cost]) => `${word} ${cost}`).join(', '));
  for (const how of HOW) print(`${how}: ${total[how] ?? 0}`);
  const claimed = CLAIMS.trim().split(/\s+/);
  if (ranked.flat().join(' ') !== claimed.join(' ')) throw new Error('not as published');
  print(`the other ${openings.length - ranked.length} first words cost ${LIMIT} or more`);
  ledger.close();
}

const LISTS = join(import.meta.dirname, '../../../shared/data/wordle');
const SOURCES = ['packages/deduction/src/optimum', 'packages/games/src/word/optimum', 'tools/prove'];
/** One more than the cost of the last of the ten. */
const LIMIT = 7951;
const ROUND = 100;
const MEMO_BYTES = 2 ** 29;

/** Counters: how first words were proved to cost the limit or more, and the sets searched. */
const HOW = [
  'by the sizes of its cells',
  'by the cells of second words',
  'by search',
  'sets searched',
] as const;

function costOf(
  { problem, codec }: ListedGame,
  { guess, lower }: Opening,
  table: TranspositionTable,
): Figures {
  const [bySizes, byLooks, bySearch, sets] = HOW;
  if (lower >= LIMIT) return { [bySizes]: 1 };
  const { upper, nodes } = new OptimalSearch(problem, { table, openings: [guess], below: LIMIT }).advance(
    Number.POSITIVE_INFINITY,
  );
  const how = nodes === 0 ? byLooks : bySearch;
  return { ...(upper < INFEASIBLE ? { [codec.makeGuess(guess)]: upper } : { [how]: 1 }), [sets]: nodes };
}

/** Ties are in alphabetical order. */
const CLAIMS = `
salet 7920  reast 7923  crate 7926  trace 7926  slate 7928
crane 7930  carle 7937  slane 7943  carte 7949  torse 7950
`;
