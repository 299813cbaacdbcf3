import type { Contest, ContestRow, Refusal } from '../compare/contest-row.ts';
import { makeLabGame } from '../session/lab-game.ts';
import { counted, grouped, percent } from './numbers.ts';
import type { LabWords } from './words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

function told({ contestant, total, average, worst, interval }: ContestRow): string {
  if (interval !== undefined) return `${contestant} about ${average.toFixed(2)} ± ${margin(interval)}`;
  return `${contestant} ${grouped(total)} in all, ${average.toFixed(4)} on average, ${worst} at worst`;
}

function margin(interval: number): string {
  return Number.isFinite(interval) ? interval.toFixed(2) : '?';
}

function result({ state, rows, refused }: Contest): string {
  const ranked = rows.toSorted((a, b) => a.average - b.average);
  const left = refused.length === 0 ? '' : ` ${counted(refused.length, 'player', 'players')} could not play.`;
  if (ranked.length === 0) return `No result${state === 'playing' ? ' yet' : ''}.${left}`;
  const done = state === 'over' ? '' : ' so far';
  return `${counted(rows.length, 'player', 'players')}${done}, best first: ${ranked.map(told).join('; ')}.${left}`;
}

const REFUSALS: Readonly<Record<Refusal, string>> = {
  'too-large': 'there are too many codes to play with here',
  'needs-list': 'this player weighs every code against every other, and there are too many for that',
  'not-proved': 'the search came to the end of its budget without a proof, and a guess is not the optimum',
  'no-words': 'the words could not be loaded',
};

export const english: LabWords['compare'] = {
  heading: 'Compare strategies',
  players: 'Players',
  contestants: {
    knuth: 'knuth · smallest worst case',
    expected: 'expected · fewest left on average',
    entropy: 'entropy · most bits',
    parts: 'parts · most answers',
    sampled: 'sampled · for spaces of any size',
    random: 'random · any code that fits',
    states: 'states · the essay’s machine',
    optimal: 'optimal · proved best',
    worst: 'worst · smallest worst case',
  },
  play: 'Play',
  stop: 'Stop',
  empty:
    'Nothing played yet. Choose rules and players, then Play: each player has to find every code, and the totals come one by one.',
  nobody: 'Choose at least one player.',
  none: 'Nothing has been played yet.',
  broken: 'The part that plays has stopped. What is finished stays; press Play to begin again.',
  begun: (count) => `Playing: ${counted(count, 'player', 'players')}.`,
  stopped: (done) =>
    `Stopped. ${done === 0 ? 'No player' : counted(done, 'player', 'players')} had finished.`,
  result,
  progress: (progress) => {
    if (progress.kind === 'searched')
      return `optimal: at least ${grouped(progress.lower)}, best ${progress.upper === undefined ? 'none yet' : grouped(progress.upper)}, ${counted(progress.nodes, 'set', 'sets')} searched`;
    return `${progress.contestant}: ${grouped(progress.done)} of ${grouped(progress.total)} found`;
  },
  refused: (contestant, why) => `${contestant} did not play: ${REFUSALS[why]}.`,
  state: ({ state, rows, ask }) =>
    state === 'over'
      ? `${makeLabGame(ask.game)}, ${rows.length} of ${ask.contestants.length} played`
      : `${makeLabGame(ask.game)}, ${rows.length} of ${ask.contestants.length} ${state === 'playing' ? 'so far' : 'when it stopped'}`,
  totals: 'Totals of the players',
  table: 'Codes found with guess 1, 2, 3 …',
  columns: { player: 'Strategy', total: 'Total', average: 'Average', worst: 'Worst', secrets: 'Games' },
  chart: 'Distribution',
  chartNote: 'Share of the codes found with each guess. The pin marks the average.',
  bar: (row) =>
    `${row.contestant}: ${list.format(row.histogram.map((count, i) => `${percent(count / row.secrets)} with guess ${i + 1}`))}. Average ${row.average.toFixed(4)}.`,
  interval: ({ average, interval }) =>
    interval === undefined ? average.toFixed(4) : `${average.toFixed(3)} ± ${margin(interval)}`,
  sampled: (rows, codes) =>
    `A sample: ${list.format(rows.map(({ contestant, secrets }) => `${contestant} played ${counted(secrets, 'code', 'codes')}`))}${codes === undefined ? '' : ` of ${grouped(codes)}`}, drawn at random from a fixed seed. ± is the 95 % interval of the average; totals and worst cases are of the sample only.`,
  willSample: (games) =>
    `Too many codes to play them all: ${counted(games, 'game is', 'games are')} drawn, and averages get a 95 % interval. Only sampled, random and states can play.`,
  exact: (secrets) =>
    `${secrets === 1 ? 'The one secret' : `Every one of the ${grouped(secrets)} secrets`} was played: no sampling.`,
  unsolved: (contestant, count) => `${contestant} never reaches ${counted(count, 'word', 'words')}.`,
};
