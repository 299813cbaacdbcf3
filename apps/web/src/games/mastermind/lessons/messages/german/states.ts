import { feedbackOf } from '@inkling/core/feedback';
import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import { namesOf } from '../../../pieces/names.ts';
import type { StateStep } from '../../model/state-run.ts';
import { SKIN } from '../../model/usual-board.ts';
import type { states as english } from '../english/states.ts';
import { answer, counted, listed, nameOf, number } from './grammar.ts';

const text: LessonText = {
  title: 'Ein Spieler aus vier Zu\u00adständen',
  short: 'Vier Zustände',
  summary: 'Der Zustandsautomat des Aufsatzes, Versuch für Versuch, an einem Code, den du wählst.',
  paragraphs: [
    'Der Aufsatz „Mastermind and Design Paradigms“ baut einen Spieler, der spielt, wie ein Mensch es tut. Er ist immer in einem von vier Zuständen. Ein Zustand macht einen Versuch, sieht sich die Antwort an und sagt, welcher Zustand folgt.',
    'Das ist das Entwurfsmuster State (Zustand), eines der 23 aus „Design Patterns“ von Gamma, Helm, Johnson und Vlissides (1994), der „Gang of Four“. Der Spieler ist der Kontext: Er hält einen aktuellen Zustand und delegiert an ihn; der macht den Versuch und bekommt die Antwort. Setzt ein Zustand einen anderen an seine Stelle, wirkt der Spieler wie ausgewechselt.',
    'GuessOne und GuessTwo nennen je zwei Steine. GuessCompute dreht einen Zähler mit einem Rad für jeden Platz weiter bis zum nächsten Code, der keiner Antwort widerspricht. Sobald genau und versetzt zusammen vier ergeben, sind alle Steine bekannt, und GuessPermute probiert ihre Reihenfolgen, wie next_permutation sie liefert, von der niedrigsten bis zur höchsten: aabb, abab, abba, baab, baba, bbaa. Was einer Antwort widerspricht, überspringt er.',
    'Drei Regeln streichen Steine von den Rädern. Regel eins: Nichts ist richtig, also kommt keiner dieser Steine im Code vor. Regel zwei: Nichts ist genau, also steht kein Stein dort, wo er geraten wurde. Regel drei: Vier sind insgesamt richtig, also fehlt nur die Reihenfolge. Und ergeben die ersten beiden Antworten zusammen vier, fallen die zwei Steine weg, die kein Versuch genannt hat. Nach Regel eins oder zwei beginnt GuessCompute mit dem Zähler von vorn und lässt Regel drei für später: So tun es die abgedruckten Läufe des Aufsatzes, auch wenn sein Text etwas anderes sagt.',
    'Er beweist nichts und plant nichts, und doch findet er jeden Code. Wähle einen und geh Schritt für Schritt mit; die vier abgedruckten Läufe des Aufsatzes sind auch da.',
  ],
  placeholder: 'code acab, first e, next, back, end, essay 4',
  keyRows: [
    [['1', '…', '6'], 'diesen Stein auf den gewählten Platz setzen'],
    [['←', '→'], 'ein anderer Platz'],
    [['N'], 'nächster Versuch'],
    [['B'], 'einen Versuch zurück'],
    [['E'], 'bis zum Ende'],
    [['R'], 'von vorn'],
  ],
  commandRows: [
    ['code acab', 'der gesuchte Code, mit Buchstaben, Ziffern oder Namen'],
    ['first e', 'der Stein, mit dem der erste Versuch beginnt'],
    ['next, back', 'einen Versuch weiter, einen zurück'],
    ['end, restart', 'bis zum Ende, von vorn'],
    ['essay 4', 'einer der vier Läufe, die der Aufsatz abdruckt'],
  ],
};

const NAMES = {
  GuessOne: 'GuessOne',
  GuessTwo: 'GuessTwo',
  GuessCompute: 'GuessCompute',
  GuessPermute: 'GuessPermute',
  Found: 'Gefunden',
} as const;

function rules(step: StateStep): readonly string[] {
  const { exact, near } = feedbackOf(step.feedback);
  const out = [
    ...new Set(step.events.flatMap((event) => (event.kind === 'eliminating' ? [event.symbol] : []))),
  ];
  const removed = step.events.some(({ kind }) => kind === 'removing');
  const struck = listed(namesOf(SKIN, out));
  const fall = out.length === 1 ? 'fällt' : 'fallen';
  const sentences: string[] = [];
  if (step.to === 'Found') return sentences;
  if (exact + near === 0) sentences.push(`Regel eins: ${struck} ${fall} weg.`);
  else {
    if (removed)
      sentences.push('Regel zwei: Jeder Stein verlässt das Rad des Platzes, auf dem er geraten wurde.');
    if (out.length > 0)
      sentences.push(`Die ersten beiden Antworten ergeben zusammen vier: ${struck} ${fall} weg.`);
  }
  if (step.to === 'GuessPermute' && step.from !== 'GuessPermute')
    sentences.push('Regel drei: Alle vier Steine sind bekannt.');
  return sentences;
}

export const states: typeof english = {
  text,
  code: 'Gesuchter Code',
  first: 'Der erste Versuch beginnt mit',
  firstOption: (symbol) => `${nameOf(symbol)} (${'abcdef'[symbol]})`,
  essayRuns: 'Läufe, die der Aufsatz abdruckt',
  essayRun: (number, digits) => `Lauf ${number}: ${digits}`,
  next: 'Nächster Versuch',
  back: 'Zurück',
  restart: 'Von vorn',
  end: 'Bis zum Ende',
  states: NAMES,
  does: {
    GuessOne: 'GuessOne rät zwei von einem Stein und zwei vom nächsten.',
    GuessTwo: 'GuessTwo tut dasselbe mit den nächsten zwei Steinen.',
    GuessCompute: 'GuessCompute dreht den Zähler bis zum nächsten Code, der keiner Antwort widerspricht.',
    GuessPermute: 'GuessPermute probiert die nächste Reihenfolge der vier bekannten Steine.',
    Found: 'Der Code ist gefunden.',
  },
  diagram: (state) =>
    `Vier Zustände: GuessOne führt zu GuessTwo oder GuessPermute, GuessTwo zu GuessCompute oder GuessPermute, GuessCompute zu sich selbst oder GuessPermute, GuessPermute zu sich selbst; jeder endet, wenn der Code gefunden ist. Jetzt: ${NAMES[state]}.`,
  diagramHeading: 'Wo er steht',
  slotsHeading: 'Die Räder',
  slotsCaption: 'was auf jedem Platz noch stehen kann',
  slot: (place, left, out) =>
    `Platz ${place}: ${left.join(', ')}${out.length === 0 ? '' : `; gestrichen: ${out.join(', ')}`}`,
  traceHeading: 'Was er getan hat',
  nothingYet: 'Noch kein Versuch.',
  stepOf: (done, all) => `Versuch ${done} von ${all}`,
  passed: (count) => `${number(count)} übersprungen, jeder im Widerspruch zu einer Antwort`,
  rules,
  moved: ({ from, to }) => (from === to ? `bleibt in ${NAMES[to]}` : `${NAMES[from]} → ${NAMES[to]}`),
  printed: 'Wie der Aufsatz es abdruckt',
  sentence: ({ steps, state }) => {
    const last = steps.at(-1);
    if (!last) return 'Am Anfang, in GuessOne.';
    const { exact, near } = feedbackOf(last.feedback);
    const step = `Versuch ${steps.length}, von ${NAMES[last.from]}: ${namesOf(SKIN, last.guess).join(', ')}. ${answer(exact, near)}.`;
    if (state === 'Found') return `${step} Gefunden mit ${counted(steps.length, 'Versuch', 'Versuchen')}.`;
    return [step, ...rules(last), `Als Nächstes: ${NAMES[state]}.`].join(' ');
  },
  noSuchFirst: 'Nenne einen Stein, zum Beispiel: first e.',
  noSuchRun: 'Es gibt vier Läufe, zum Beispiel: essay 4.',
};
