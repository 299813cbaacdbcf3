import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { ContestRow, PlayedProgress } from '../../../../shell/parts/lab-tasks.ts';
import type { Contest } from '../../model/contest.ts';
import type { english } from '../english/compare.ts';

const { counted, figure, form, listed, number, permille } = grammarOf('de');

function rowSentence({ player, total, average, worst, interval }: ContestRow): string {
  if (interval !== undefined) return `${player} etwa ${figure(average, 2)} ± ${margin(interval)}`;
  return `${player} ${number(total)} insgesamt, ${figure(average, 4)} im Schnitt, ${worst} schlimmstenfalls`;
}

function underway({ player, done, total }: PlayedProgress): string {
  return `${player} hat ${number(done)} von ${number(total)} gefunden.`;
}

function margin(interval: number): string {
  return Number.isFinite(interval) ? figure(interval, 2) : '?';
}

function result({ state, rows, refused }: Contest): string {
  const ranked = rows.toSorted((a, b) => a.average - b.average);
  const left =
    refused.length === 0
      ? ''
      : ` ${counted(refused.length, 'Strategie konnte', 'Strategien konnten')} nicht spielen.`;
  if (ranked.length === 0) return `${state === 'playing' ? 'Noch kein' : 'Kein'} Ergebnis.${left}`;
  const done = state === 'over' ? '' : ' bisher';
  return `${counted(rows.length, 'Strategie', 'Strategien')}${done}, die beste zuerst: ${ranked.map(rowSentence).join('; ')}.${left}`;
}

export const german: typeof english = {
  heading: 'Strategien vergleichen',
  players: 'Strategien',
  play: 'Spielen',
  empty:
    'Noch nichts gespielt. Wähle Regeln und Strategien, dann drück auf „Spielen“: Jede Strategie muss jeden Code finden, und die Summen kommen eine nach der anderen.',
  nobody: 'Wähle mindestens eine Strategie.',
  none: 'Es wurde noch nichts gespielt.',
  broken: 'Der Vergleich ist abgebrochen. Was fertig ist, bleibt; mit „Spielen“ beginnt er von vorn.',
  begun: (count) => `${form(count, 'Es spielt', 'Es spielen')} ${counted(count, 'Strategie', 'Strategien')}.`,
  stopped: (done, progress) => {
    const finished =
      done === 0
        ? 'Keine Strategie war fertig.'
        : `${counted(done, 'Strategie war', 'Strategien waren')} fertig.`;
    const underWay = progress?.kind === 'played' ? ` ${underway(progress)}` : '';
    return `Angehalten. ${finished}${underWay} Mit „Weiter“ spielt der Rest.`;
  },
  unfinished: (progress) =>
    `${underway(progress)} Die Tabelle zeigt nur einen Teil der Spiele, und der ist keine faire Stichprobe.`,
  result,
  progress: (progress) => {
    if (progress.kind === 'searched')
      return `optimal: mindestens ${number(progress.lower)}, bester Baum ${progress.upper === undefined ? 'noch keiner' : number(progress.upper)}, ${counted(progress.nodes, 'Menge', 'Mengen')} durchsucht`;
    return `${progress.player}: ${number(progress.done)} von ${number(progress.total)} gefunden`;
  },
  refused: (player, why) => `${player} hat nicht gespielt. ${why}.`,
  state: ({ state, rows, game, players }) => {
    const played = `${rows.length} von ${players.length}`;
    if (state === 'over') return `${game.rules}, ${played} gespielt`;
    return `${game.rules}, ${state === 'playing' ? 'bisher' : 'angehalten nach'} ${played}`;
  },
  totals: 'Summen der Strategien',
  table: 'Codes, gefunden mit Versuch 1, 2, 3 …',
  columns: {
    player: 'Strategie',
    total: 'Summe',
    average: 'Schnitt',
    worst: 'Maximum',
  },
  chart: 'Verteilung',
  chartNote: 'Anteil der Codes, die mit jedem Versuch gefunden werden. Die Nadel zeigt den Schnitt.',
  bar: (row) =>
    `${row.player}: ${listed(row.histogram.map((count, i) => `${permille(count / row.secrets)} mit Versuch ${i + 1}`))}. Im Schnitt ${figure(row.average, 4)}.`,
  interval: ({ average, interval }) =>
    interval === undefined ? figure(average, 4) : `${figure(average, 3)} ± ${margin(interval)}`,
  exact: (secrets) =>
    `Gespielt wurde mit ${secrets === 1 ? 'dem einzigen Code' : `allen ${counted(secrets, 'Code', 'Codes')}`}: keine Stichprobe.`,
};
