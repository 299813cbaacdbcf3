import type { GameTextFault, GameTextPlace, WantedValue } from '@inkling/deduction/define/game-text-fault';
import { grammarOf } from '../../../../../shell/language/grammar.ts';
import type { OwnFault } from '../../game/questions.ts';

const { counted, number } = grammarOf('es');

export function faults(fault: OwnFault): string {
  if (fault.code === 'not-defined') return `Esto no es un juego: ${fault.reason}.`;
  if (fault.code === 'not-text') return 'Este archivo no es texto.';
  const place = placeOf(fault.place);
  const why = FAULTS[fault.code](fault);
  return place === undefined ? why : `${place}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
}

function placeOf(place: GameTextPlace | undefined): string | undefined {
  if (!place || 'path' in place) return place?.path;
  return place.cell === undefined ? `Fila ${place.row}` : `Fila ${place.row}, celda ${place.cell}`;
}

const FAULTS: Readonly<Record<GameTextFault['code'], (fault: GameTextFault) => string>> = {
  'too-long': () => 'Esto es más largo que cualquier juego que se pueda leer aquí.',
  'no-secrets': () => 'No hay secretos. Deben estar en la primera fila, desde la segunda celda.',
  'no-guesses': () => 'No hay ninguna pregunta. Pon una en cada fila, con su respuesta para cada secreto.',
  'too-many-cells': () => 'La tabla tiene más respuestas de las que se pueden leer aquí.',
  'open-quote': () => 'La celda empieza con unas comillas que no se cierran.',
  'wrong-length': ({ found = 0, count = 0 }) =>
    `Aquí hay ${counted(found, 'respuesta', 'respuestas')} y hacen falta ${number(count)}: una por cada secreto.`,
  'empty-cell': () => 'La celda está vacía. Cada pregunta necesita una respuesta para cada secreto.',
  'label-twice': ({ text = '' }) => `«${text}» aparece dos veces.`,
  'not-json': ({ text = '' }) => `Parece JSON, pero no se puede leer (${text}).`,
  'wrong-value': ({ wanted = 'label', count = 0 }) => `Aquí hace falta ${WANTED[wanted](number(count))}.`,
  'unknown-field': () =>
    'Un juego no tiene ese campo. Tiene name, secrets, guesses, answers, solved y features.',
};

const WANTED: Readonly<Record<WantedValue, (count: string) => string>> = {
  labels: () => 'una lista de textos que no esté vacía',
  label: () => 'un texto que no esté vacío',
  name: () => 'un texto que no esté vacío',
  rows: (count) => `una lista de ${count} filas, una por cada pregunta`,
  answers: (count) => `una lista de ${count} respuestas, una por cada secreto`,
  answer: () => 'un texto o un número',
  solved: () => 'una respuesta o «identified»',
  'features-list': (count) => `una lista de ${count} objetos, uno por cada secreto`,
  features: () => 'un objeto de textos y números',
};
