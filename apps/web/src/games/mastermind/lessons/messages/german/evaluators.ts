import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import type { Evaluator } from '../../model/evaluators.ts';
import { LAPS, type RaceState, type Speed, type Track } from '../../model/race.ts';
import type { evaluators as english } from '../english/evaluators.ts';
import { figure, listed } from './grammar.ts';

const text: LessonText = {
  title: 'Drei Wer\u00adtungen im Wettlauf',
  short: 'Drei Wertungen',
  summary: 'Drei Arten, die Wertung zu schreiben, und was jede kostet: live, auf deinem Gerät.',
  paragraphs: [
    'Derselbe Aufsatz schreibt die Wertung dreimal: in 28 Zeilen, dann in 22, dann in 18. Die erste Fassung führt Listen von Objekten, die zweite einfache Felder, und beide fragen, welche Plätze noch im Spiel sind. Die dritte fragt nur, wie oft jeder Buchstabe vorkommt.',
    'Hier laufen sie um die Wette. Eine Runde nimmt einen Code als Geheimcode und wertet alle 1296 Versuche dagegen; die Strecke sind 1296 Runden, also jedes Paar von Codes, 1.679.616 Wertungen für jede. Sie sind abwechselnd gleich lange dran, in einem eigenen Thread, nach ein paar Runden zum Aufwärmen.',
    'Zwei Versehen im Druck: Nach den vier Versuchen der ersten Partie bleibt nicht nur baee übrig, sondern auch beee; und wo der Text die Buchstaben von eaba zählt, steht in der Tabelle daneben ebaa, was gleich viele ergibt.',
    'Die Moral des Aufsatzes: Suche die allgemeinere Aufgabe. Sie ist oft leichter zu lösen; ihr Programm ist kürzer, kennt weniger Sonderfälle und läuft vielleicht auch schneller. Die vierte im Feld ist die, mit der diese Engine spielt: wieder der Gedanke des Zählens, in einem einzigen Durchgang.',
  ],
  placeholder: 'start, pause, step, speed fast, restart, tell',
  keyRows: [
    [['P'], 'Start und Pause'],
    [['N'], 'ein Schritt'],
    [['R'], 'wieder von vorn'],
    [['+', '-'], 'schneller, langsamer'],
    [['L'], 'vorlesen, wie weit sie sind'],
  ],
  commandRows: [
    ['start, pause', 'starten, weiterlaufen, anhalten'],
    ['step', 'jede ist einmal dran, dann wird angehalten'],
    ['speed slow, steady, fast', 'wie weit jede zwischen zwei Bildern läuft'],
    ['restart', 'wieder von vorn'],
    ['tell', 'sagt, wie weit sie sind'],
  ],
};

const RUNNER_NAMES: Readonly<Record<Evaluator, string>> = {
  linked: 'Aus der Liste nehmen',
  flags: 'Abhaken',
  counting: 'Zählen',
  engine: 'Die der Engine',
};

const SPEEDS: Readonly<Record<Speed, string>> = { slow: 'langsam', steady: 'mittel', fast: 'schnell' };

const percentOf = (track: Track) => `${Math.floor((100 * track.laps) / LAPS)}\u00a0%`;

function raceSentence(state: RaceState | undefined): string {
  if (!state) return 'Alle stehen am Start.';
  return `Zurückgelegt: ${listed(state.tracks.map((track) => `${RUNNER_NAMES[track.runner]} ${percentOf(track)}`))}.`;
}

const nanoseconds = ({ time, laps }: Track) => figure((time * 1e6) / (laps * LAPS), 0);

export const evaluators: typeof english = {
  text,
  runners: RUNNER_NAMES,
  how: {
    linked:
      'Legt beide Codes in verkettete Listen, hängt die genauen Paare aus, sucht dann jeden übrigen Stein in der anderen Liste und hängt ihn dort aus.',
    flags: 'Lässt die Codes, wie sie sind, und führt daneben zwei Reihen Marken für verbrauchte Plätze.',
    counting:
      'Vergisst die Plätze: zählt jeden Stein, im Geheimcode ein für alle Mal und in jedem Versuch neu, addiert die kleineren Zahlen und zieht am Ende die genauen Treffer ab.',
    engine:
      'Zählen in einem Durchgang: eine Zahl je Stein, für den Versuch hinauf, für den Geheimcode hinunter.',
  },
  source: (lines) => `Der Quelltext: ${lines} Zeilen`,
  howHeading: 'Wie jede wertet',
  raceHeading: 'Der Wettlauf',
  raceCaption: '1296 Runden',
  toggle: {
    ready: 'Starten',
    running: 'Anhalten',
    paused: 'Weiter',
    over: 'Noch einmal laufen',
    broken: 'Neu starten',
  },
  step: 'Ein Schritt',
  restart: 'Von vorn',
  speedLabel: 'Tempo',
  speeds: SPEEDS,
  speedSet: (speed) => `Tempo: ${SPEEDS[speed]}.`,
  track: (track) => `${RUNNER_NAMES[track.runner]}: ${track.laps} von ${LAPS} Runden`,
  laps: ({ laps }) => `${laps} von ${LAPS}`,
  each: (track) => (track.laps === 0 ? '–' : `${nanoseconds(track)} ns je Wertung`),
  tableHeading: 'Was sie geantwortet haben',
  tableHead: 'Antwort',
  total: 'Wertungen insgesamt',
  agreement: (isAgreed, isOver) =>
    !isAgreed
      ? 'Zwei, die gleich weit sind, widersprechen sich, was nie vorkommen sollte. Bitte melde es.'
      : isOver
        ? 'Alle vier haben jedes Mal dieselbe Antwort gegeben.'
        : 'Wer gleich weit ist, hat dieselben Zahlen.',
  running: 'Sie laufen.',
  cleared: 'Alle stehen wieder am Start.',
  broken: 'Der Wettlauf ist abgebrochen. Starte ihn neu.',
  paused: (state) => `Angehalten. ${raceSentence(state)}`,
  race: raceSentence,
  over: ({ tracks }) => {
    const order = tracks.toSorted((a, b) => a.time - b.time);
    const [first] = order;
    const parts = order.map(
      (track) => `${RUNNER_NAMES[track.runner]} ${nanoseconds(track)} Nanosekunden je Wertung`,
    );
    return `Als Erste im Ziel: ${first ? RUNNER_NAMES[first.runner] : ''}. ${listed(parts)}.`;
  },
  notUnderstood: 'Möglich sind start, pause, step, speed fast, restart oder tell. Mit ? siehst du alle.',
  honest:
    'Die Zeiten gelten für diesen Lauf auf diesem Gerät; ein anderer Lauf oder Browser kann knappe Plätze vertauschen. Die Zahlen ändern sich nie.',
};
