import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { CompareProgress, ContestRow, PlayedProgress } from '../../../../shell/parts/lab-tasks.ts';
import type { Contest } from '../../model/contest.ts';

const { counted, figure, listed, number, permille } = grammarOf('en', 'always');

function rowSentence({ player, total, average, worst, interval }: ContestRow): string {
  if (interval !== undefined) return `${player} about ${figure(average, 2)} ± ${margin(interval)}`;
  return `${player} ${number(total)} in all, ${figure(average, 4)} on average, ${worst} at worst`;
}

function underway({ player, done, total }: PlayedProgress): string {
  return `${player} has found ${number(done)} of ${number(total)}.`;
}

function margin(interval: number): string {
  return Number.isFinite(interval) ? figure(interval, 2) : '?';
}

function result({ state, rows, refused }: Contest): string {
  const ranked = rows.toSorted((a, b) => a.average - b.average);
  const left =
    refused.length === 0 ? '' : ` ${counted(refused.length, 'strategy', 'strategies')} could not play.`;
  if (ranked.length === 0) return `No result${state === 'playing' ? ' yet' : ''}.${left}`;
  const done = state === 'over' ? '' : ' so far';
  return `${counted(rows.length, 'strategy', 'strategies')}${done}, best first: ${ranked.map(rowSentence).join('; ')}.${left}`;
}

export const english = {
  heading: 'Compare strategies',
  players: 'Strategies',
  play: 'Play',
  empty:
    'Nothing played yet. Choose rules and strategies, then press Play: each strategy has to find every code, and the totals come in one by one.',
  nobody: 'Choose at least one strategy.',
  none: 'Nothing has been played yet.',
  broken: 'The comparison was interrupted. Finished results are kept; press Play to start again.',
  begun: (count: number) => `Playing: ${counted(count, 'strategy', 'strategies')}.`,
  stopped: (done: number, progress: CompareProgress | undefined): string => {
    const finished = `${done === 0 ? 'No strategy' : counted(done, 'strategy', 'strategies')} had finished.`;
    const underWay = progress?.kind === 'played' ? ` ${underway(progress)}` : '';
    return `Stopped. ${finished}${underWay} Press Continue to play the rest.`;
  },
  unfinished: (progress: PlayedProgress): string =>
    `${underway(progress)} The table shows only part of its games, which is not a fair sample.`,
  result,
  progress: (progress: CompareProgress): string => {
    if (progress.kind === 'searched')
      return `optimal: at least ${number(progress.lower)}, best ${progress.upper === undefined ? 'none yet' : number(progress.upper)}, ${counted(progress.nodes, 'set', 'sets')} searched`;
    return `${progress.player}: ${number(progress.done)} of ${number(progress.total)} found`;
  },
  refused: (player: string, why: string) => `${player} did not play: ${why}.`,
  state: ({ state, rows, game, players }: Contest): string =>
    state === 'over'
      ? `${game.rules}, ${rows.length} of ${players.length} played`
      : `${game.rules}, ${rows.length} of ${players.length} ${state === 'playing' ? 'so far' : 'when it stopped'}`,
  totals: 'Totals of the strategies',
  table: 'Codes found with guess 1, 2, 3 …',
  columns: { player: 'Strategy', total: 'Total', average: 'Average', worst: 'Worst' },
  chart: 'Distribution',
  chartNote: 'Share of the codes found with each guess. The pin marks the average.',
  bar: (row: ContestRow) =>
    `${row.player}: ${listed(row.histogram.map((count, i) => `${permille(count / row.secrets)} with guess ${i + 1}`))}. Average ${figure(row.average, 4)}.`,
  interval: ({ average, interval }: ContestRow) =>
    interval === undefined ? figure(average, 4) : `${figure(average, 3)} ± ${margin(interval)}`,
  exact: (secrets: number) =>
    `${secrets === 1 ? 'The one secret' : `Each of the ${number(secrets)} secrets`} was played: no sampling.`,
};
