import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INFEASIBLE } from '@inkling/solvers/optimal/capacity';
import { Memo } from '@inkling/solvers/optimal/memo';
import { type Opening, OptimalSearch } from '@inkling/solvers/optimal/search';
import { type ListedGame, listGame } from 'inkling/optimal/listed-game';
import { type Figures, openLedger, sum } from '../ledger.ts';

/**
 * What every first word of Wordle costs, where that is less than 8015, and that no other costs less: 2315 answers,
 * 12,972 guesses, no limit on guesses. The 105 that are left are Selby's (alex1770/wordle, `normal.top105.proven`),
 * with his totals; the first is SALET, 7920. Stopped and started again, it goes on with the next hundred words.
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
  const memo = new Memo(MEMO_BYTES);
  const openings = new OptimalSearch(problem, { memo }).openings();
  const ledger = openLedger('openings', SOURCES);
  let total: Figures = {};
  for (let begun = 0; begun < openings.length; begun += ROUND) {
    const words = openings.slice(begun, begun + ROUND);
    const act = async () => words.map((opening) => priceOf(listed.value, opening, memo)).reduce(sum, {});
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
const SOURCES = ['packages/solvers/src/optimal', 'packages/inkling/src/optimal', 'tools/prove'];
/** One more than the last of the published list costs. */
const LIMIT = 8015;
const ROUND = 100;
const MEMO_BYTES = 2 ** 29;

/** What tells that a first word costs the limit or more, or what it costs. */
const HOW = [
  'by the sizes of its cells',
  'by the cells of second words',
  'by search',
  'sets searched',
] as const;

function priceOf({ problem, codec }: ListedGame, { guess, lower }: Opening, memo: Memo): Figures {
  const [bySizes, byLooks, bySearch, sets] = HOW;
  if (lower >= LIMIT) return { [bySizes]: 1 };
  const { upper, nodes } = new OptimalSearch(problem, { memo, openings: [guess], below: LIMIT }).advance(
    Number.POSITIVE_INFINITY,
  );
  const how = nodes === 0 ? byLooks : bySearch;
  return { ...(upper < INFEASIBLE ? { [codec.makeGuess(guess)]: upper } : { [how]: 1 }), [sets]: nodes };
}

/** Of equal totals the first in the alphabet. */
const CLAIMS = `
salet 7920  reast 7923  crate 7926  trace 7926  slate 7928  crane 7930  carle 7937  slane 7943  carte 7949
torse 7950  slant 7951  trice 7952  least 7954  trine 7956  prate 7958  slart 7962  caret 7965  roast 7965
stale 7967  rance 7968  clast 7969  lance 7969  trone 7969  carse 7970  crine 7972  train 7972  earst 7974
stare 7974  trade 7975  leant 7976  roist 7976  trape 7976  taser 7978  snare 7980  peart 7981  react 7981
saint 7982  crone 7984  toile 7984  stane 7985  reist 7987  scale 7988  plate 7989  loast 7990  crise 7991
drant 7991  riant 7992  sorel 7993  clart 7994  roset 7994  saner 7994  corse 7996  slice 7996  parse 7997
soare 7997  plane 7998  alist 7999  dealt 8000  roate 8000  tares 8000  crost 8001  resat 8001  aline 8002
artel 8002  canst 8002  liane 8002  ronte 8002  stile 8002  prase 8003  raine 8003  store 8003  tried 8003
antre 8004  tripe 8004  caner 8005  raile 8005  sault 8005  orant 8006  saine 8006  strae 8006  tears 8006
trail 8006  orate 8008  snirt 8008  stole 8008  thale 8008  truce 8008  close 8009  cater 8010  arose 8011
cline 8011  crest 8011  earnt 8011  alter 8012  seral 8012  trans 8012  liart 8013  place 8013  snore 8013
grate 8014  raise 8014  rinse 8014  slade 8014  spalt 8014  taler 8014
`;
