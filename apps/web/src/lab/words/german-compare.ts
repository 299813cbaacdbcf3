import type { Contest, ContestRow, Refusal } from '../compare/contest-row.ts';
import { makeLabGame } from '../session/lab-game.ts';
import { counted, figure, grouped, listed, percent } from './german-numbers.ts';
import type { LabWords } from './words.ts';

function told({ contestant, total, average, worst, interval }: ContestRow): string {
  if (interval !== undefined) return `${contestant} etwa ${figure(average, 2)} ± ${margin(interval)}`;
  return `${contestant} ${grouped(total)} insgesamt, ${figure(average, 4)} im Schnitt, ${worst} schlimmstenfalls`;
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
  return `${counted(rows.length, 'Strategie', 'Strategien')}${done}, die beste zuerst: ${ranked.map(told).join('; ')}.${left}`;
}

const REFUSALS: Readonly<Record<Refusal, string>> = {
  'too-large': 'Es sind zu viele Codes, um hier damit zu spielen',
  'needs-list': 'Diese Strategie wägt jeden Code gegen jeden anderen ab, und dafür sind es zu viele',
  'not-proved': 'Die Suche hat ihr Budget ohne Beweis verbraucht, und eine Vermutung ist nicht das Optimum',
  'no-words': 'Die Wörter ließen sich nicht laden',
};

export const german: LabWords['compare'] = {
  heading: 'Strategien vergleichen',
  players: 'Strategien',
  contestants: {
    knuth: 'knuth · kleinster schlimmster Fall',
    expected: 'expected · im Schnitt bleibt am wenigsten',
    entropy: 'entropy · die meisten Bit',
    parts: 'parts · die meisten Antworten',
    sampled: 'sampled · für beliebig viele Codes',
    random: 'random · irgendein Code, der passt',
    states: 'states · die Maschine aus dem Aufsatz',
    optimal: 'optimal · beweisbar die beste',
    worst: 'worst · kleinster schlimmster Fall',
  },
  play: 'Spielen',
  stop: 'Anhalten',
  empty:
    'Noch nichts gespielt. Wähle Regeln und Strategien, dann Spielen: Jede Strategie muss jeden Code finden, und die Summen kommen eine nach der anderen.',
  nobody: 'Wähle mindestens eine Strategie.',
  none: 'Es wurde noch nichts gespielt.',
  broken: 'Der Teil, der spielt, steht still. Was fertig ist, bleibt; mit Spielen beginnt es von vorn.',
  begun: (count) => `Es spielen: ${counted(count, 'Strategie', 'Strategien')}.`,
  stopped: (done) =>
    done === 0
      ? 'Angehalten. Keine Strategie war fertig.'
      : `Angehalten. ${counted(done, 'Strategie war', 'Strategien waren')} fertig.`,
  result,
  progress: (progress) => {
    if (progress.kind === 'searched')
      return `optimal: mindestens ${grouped(progress.lower)}, bester Baum ${progress.upper === undefined ? 'noch keiner' : grouped(progress.upper)}, ${counted(progress.nodes, 'Menge', 'Mengen')} durchsucht`;
    return `${progress.contestant}: ${grouped(progress.done)} von ${grouped(progress.total)} gefunden`;
  },
  refused: (contestant, why) => `${contestant} hat nicht gespielt. ${REFUSALS[why]}.`,
  state: ({ state, rows, ask }) => {
    const played = `${makeLabGame(ask.game)}, ${rows.length} von ${ask.contestants.length}`;
    if (state === 'over') return `${played} gespielt`;
    return `${played} ${state === 'playing' ? 'bisher' : 'beim Anhalten'}`;
  },
  totals: 'Summen der Strategien',
  table: 'Codes, gefunden mit Versuch 1, 2, 3 …',
  columns: {
    player: 'Strategie',
    total: 'Summe',
    average: 'Schnitt',
    worst: 'Maximum',
    secrets: 'Spiele',
  },
  chart: 'Verteilung',
  chartNote: 'Anteil der Codes, die mit jedem Versuch gefunden werden. Die Nadel zeigt den Schnitt.',
  bar: (row) =>
    `${row.contestant}: ${listed(row.histogram.map((count, i) => `${percent(count / row.secrets)} mit Versuch ${i + 1}`))}. Im Schnitt ${figure(row.average, 4)}.`,
  interval: ({ average, interval }) =>
    interval === undefined ? figure(average, 4) : `${figure(average, 3)} ± ${margin(interval)}`,
  sampled: (rows, codes) =>
    `Eine Stichprobe: ${listed(rows.map(({ contestant, secrets }) => `${contestant} spielte ${counted(secrets, 'Code', 'Codes')}`))}${codes === undefined ? '' : ` von ${grouped(codes)}`}, zufällig gezogen mit festem Seed. ± ist das 95-%-Intervall des Schnitts; Summe und Maximum gelten nur für die Stichprobe.`,
  willSample: (games) =>
    `Zu viele Codes, um alle zu spielen: ${counted(games, 'Spiel wird', 'Spiele werden')} gezogen, und der Schnitt bekommt ein 95-%-Intervall. Nur sampled, random und states können spielen.`,
  exact: (secrets) =>
    `Gespielt wurde mit ${secrets === 1 ? 'dem einzigen Code' : `allen ${counted(secrets, 'Code', 'Codes')}`}: keine Stichprobe.`,
  unsolved: (contestant, count) => `${contestant} findet ${counted(count, 'Wort', 'Wörter')} nie.`,
};
