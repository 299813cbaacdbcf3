import type { GameTextFault, GameTextPlace, WantedValue } from '@inkling/deduction/define/game-text-fault';
import { grammarOf } from '../../../../../shell/language/grammar.ts';
import type { OwnFault } from '../../game/questions.ts';

const { counted, form, number } = grammarOf('de');

export function faults(fault: OwnFault): string {
  if (fault.code === 'not-defined') return `Das ist kein Spiel: ${fault.reason}.`;
  if (fault.code === 'not-text') return 'Diese Datei ist kein Text.';
  const place = placeOf(fault.place);
  const why = FAULTS[fault.code](fault);
  return place === undefined ? why : `${place}: ${why}`;
}

function placeOf(place: GameTextPlace | undefined): string | undefined {
  if (!place || 'path' in place) return place?.path;
  return place.cell === undefined ? `Zeile ${place.row}` : `Zeile ${place.row}, Zelle ${place.cell}`;
}

const FAULTS: Readonly<Record<GameTextFault['code'], (fault: GameTextFault) => string>> = {
  'too-long': () => 'Das ist länger als jedes Spiel, das hier gelesen werden kann.',
  'no-secrets': () => 'Es gibt keine Geheimnisse. Sie gehören in die erste Zeile, ab der zweiten Zelle.',
  'no-guesses': () =>
    'Es gibt keine Frage. Jede weitere Zeile braucht eine, mit einer Antwort für jedes Geheimnis.',
  'too-many-cells': () => 'Die Tabelle hat mehr Antworten, als hier gelesen werden können.',
  'open-quote': () => 'Die Zelle beginnt mit einem Anführungszeichen, das nie geschlossen wird.',
  'wrong-length': ({ found = 0, count = 0 }) =>
    `Hier ${form(found, 'steht', 'stehen')} ${counted(found, 'Antwort', 'Antworten')}, gebraucht werden ${number(count)}: eine für jedes Geheimnis.`,
  'empty-cell': () => 'Die Zelle ist leer. Jede Frage braucht für jedes Geheimnis eine Antwort.',
  'label-twice': ({ text = '' }) => `„${text}“ kommt zweimal vor.`,
  'not-json': ({ text = '' }) => `Das sieht nach JSON aus, lässt sich aber nicht lesen (${text}).`,
  'wrong-value': ({ wanted = 'label', count = 0 }) => `Gebraucht wird hier ${WANTED[wanted](number(count))}.`,
  'unknown-field': () =>
    'Dieses Feld hat ein Spiel nicht. Es hat name, secrets, guesses, answers, solved und features.',
};

const WANTED: Readonly<Record<WantedValue, (count: string) => string>> = {
  labels: () => 'eine Liste von Texten, die nicht leer ist',
  label: () => 'ein Text, der nicht leer ist',
  name: () => 'ein Text, der nicht leer ist',
  rows: (count) => `eine Liste mit ${count} Zeilen, eine für jede Frage`,
  answers: (count) => `eine Liste mit ${count} Antworten, eine für jedes Geheimnis`,
  answer: () => 'ein Text oder eine Zahl',
  solved: () => 'eine Antwort oder „identified“',
  'features-list': (count) => `eine Liste mit ${count} Objekten, eines für jedes Geheimnis`,
  features: () => 'ein Objekt aus Texten und Zahlen',
};
