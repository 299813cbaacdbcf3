import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Split } from '../../../../shell/parts/lab-tasks.ts';
import type { english } from '../english/partition.ts';

const { counted, figure, form, number } = grammarOf('es');
const remaining = (count: number): string => `${form(count, 'queda', 'quedan')} ${number(count)}`;

function splitSentence(split: Split, write: (guess: string) => string): string {
  const { guess, left, figures } = split;
  const { parts, worst, expected, bits } = figures;
  return `${write(guess)} divide ${number(left)} en ${counted(parts, 'parte', 'partes')}: como mucho ${number(worst)}, se esperan ${figure(expected, 2)}, ${figure(bits, 3)} bits.`;
}

export const spanish: typeof english = {
  heading: 'Cómo un intento divide los códigos',
  guess: 'Intento',
  other: 'Comparar con (opcional)',
  split: 'Dividir',
  best: 'Buscar el mejor intento',
  thinking: 'Dividiendo…',
  broken: 'La división se ha interrumpido. Pulsa «Dividir» para empezar de nuevo.',
  stopped: 'Detenido. Lo encontrado se conserva.',
  atTop: 'No se ha jugado ningún turno: este es el principio.',
  tooLong: (most) => `Aquí caben como mucho ${counted(most, 'turno', 'turnos')}.`,
  history: 'Turnos hasta ahora',
  noHistory: 'Aún ninguno. Abre una parte abajo o escribe uno: 1122:1,0, o salet:gywww si son palabras.',
  turn: (turn, guess, marks) => `${turn}. ${guess}: ${marks}`,
  backTo: (turn) => `Volver al turno ${turn}`,
  up: 'Deshacer el último turno',
  contradiction: 'Ningún código encaja con estos turnos, así que no hay nada que dividir. Deshaz un turno.',
  result: (splits, write) =>
    splits.length === 0
      ? 'Aún no se ha dividido nada.'
      : splits.map((split) => splitSentence(split, write)).join(' '),
  cells: (guess) => `Partes de ${guess}`,
  caption: ({ left }) => `En total ${remaining(left)}, según su respuesta; primero la parte mayor`,
  columns: {
    answer: 'Respuesta',
    size: 'Quedan',
    share: 'Proporción',
    bits: 'En bits',
    codes: 'Por ejemplo',
  },
  open: (marks, size) => `Abrir: ${marks}, ${remaining(size)}`,
  more: (count) => `y ${counted(count, 'parte menor', 'partes menores')}`,
  possible: 'puede ser el secreto',
  impossible: 'no puede ser el secreto',
  judged: 'Cómo lo valora cada medida',
  measures: {
    worst: 'Parte mayor',
    expected: 'Tamaño esperado',
    bits: 'Entropía, en bits',
    parts: 'Número de partes',
  },
  measure: 'Medida',
  bestBy: 'El mejor intento según ella',
  looking: 'buscando…',
  notRanked: 'demasiados códigos para buscarlo',
};
