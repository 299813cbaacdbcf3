import type { Split } from '../partition/splitting.ts';
import { answer, counted, figure, grouped, remaining } from './spanish-numbers.ts';
import type { LabWords } from './words.ts';

function told(split: Split, write: (guess: string) => string): string {
  const { guess, left, figures } = split;
  const { parts, worst, expected, bits } = figures;
  return `${write(guess)} divide ${grouped(left)} en ${counted(parts, 'parte', 'partes')}: como mucho ${grouped(worst)}, se esperan ${figure(expected, 2)}, ${figure(bits, 3)} bits.`;
}

export const spanish: LabWords['partition'] = {
  heading: 'Partición de un intento',
  guess: 'Intento',
  other: 'Al lado (puede estar vacío)',
  split: 'Dividir',
  best: 'El intento que más dice',
  stop: 'Parar',
  thinking: 'Dividiendo.',
  broken: 'La parte que divide se ha parado. Pulsa Dividir para empezar de nuevo.',
  stopped: 'Parado. Lo encontrado queda.',
  atTop: 'No se ha jugado ningún turno: este es el principio.',
  tooLong: (most) => `Aquí una historia tiene como mucho ${counted(most, 'turno', 'turnos')}.`,
  history: 'Turnos hasta ahora',
  noHistory: 'Aún ninguno. Abre una parte abajo o escribe uno: 1122:1,0, o salet:gywww si son palabras.',
  turn: (turn, guess, marks) => `${turn}. ${guess}: ${answer(marks)}`,
  backTo: (turn) => `Volver al turno ${turn}`,
  up: 'Retirar el último turno',
  fault: (fault) => {
    switch (fault.code) {
      case 'contradiction':
        return 'Ningún código encaja con estos turnos, así que no hay nada que dividir. Retira un turno.';
      case 'too-large':
        return 'Hay demasiados códigos para una partición exacta de esta historia.';
      case 'no-words':
        return 'No se pudieron cargar las palabras. Con conexión una vez, quedan guardadas.';
      case 'not-in-list':
        return `${fault.guess} no está en la lista de palabras, y no vale como intento.`;
    }
  },
  result: (splits, write) =>
    splits.length === 0 ? 'Aún no se ha dividido nada.' : splits.map((split) => told(split, write)).join(' '),
  cells: (guess) => `Partes de ${guess}`,
  caption: ({ left }) => `En total ${remaining(left)}, según lo que responderían; la parte mayor primero`,
  columns: {
    answer: 'Respuesta',
    size: 'Quedan',
    share: 'Proporción',
    bits: 'En bits',
    codes: 'Por ejemplo',
  },
  open: (marks, size) => `Abrir: ${answer(marks)}, ${remaining(size)}`,
  more: (count) => `${counted(count, 'parte menor', 'partes menores')} más`,
  possible: 'puede ser el secreto',
  impossible: 'no puede ser el secreto',
  judged: 'Lo que dice cada medida',
  measures: {
    worst: 'Parte mayor',
    expected: 'Tamaño esperado',
    bits: 'Entropía, en bits',
    parts: 'Número de partes',
  },
  measure: 'Medida',
  bestBy: 'El mejor intento según ella',
  looking: 'buscando…',
  notRanked: 'con tantos no se busca',
  equal: (guess) => `${guess}, tan bueno como cualquiera`,
  race: 'Carrera de formas de puntuar',
  scorers: {
    linked: 'Quitar de la lista',
    flags: 'Marcar los usados',
    counting: 'Contar',
    production: 'Contar en una pasada',
  },
  lap: ({ scored, milliseconds }) =>
    milliseconds < 0.5
      ? 'demasiado rápido para el reloj'
      : `${figure(scored / milliseconds / 1000, 1)} millones/s`,
  raced: (laps) =>
    laps.every(({ agrees }) => agrees)
      ? 'Todas hacen la misma partición.'
      : 'No hacen la misma partición: eso es un fallo de este programa.',
  raceNote:
    'Cada una puntuó el intento con todos los códigos que quedan, al menos 200.000 veces, ahora mismo en este navegador. La última es la que está en uso.',
};
