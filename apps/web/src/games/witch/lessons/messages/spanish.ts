import type { Pair } from '@inkling/matching/placement/grid';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { LessonText } from '../../../../shell/parts/lesson-part.ts';
import { type BoardFacts, CENTRE } from '../model/pairing-board.ts';
import type { english } from './english.ts';

const { counted, form } = grammarOf('es');

const text: LessonText = {
  title: 'Por qué el tablero 3×3 de las brujas necesita su centro',
  short: 'El tablero de brujas',
  summary:
    'Si las esquinas cuentan, solo con el premio en el centro hay algún tablero posible: una demostración que puedes hacer tú.',
  paragraphs: [
    'El tablero pequeño de «¿Quién es esa bruja?» tiene nueve casillas: un premio y cuatro parejas de brujas. Las dos de una pareja no deben tocarse. Tocarse por una esquina también cuenta, como en los tableros mayores.',
    'El primer programa de este juego ponía el premio en cualquier sitio, intentaba cien veces colocar las parejas y luego se rendía y rompía su propia regla. Le pasaba en ocho de cada nueve partidas. La razón no es la mala suerte.',
    'Pon el premio donde quieras e intenta emparejar las otras ocho casillas. Después lee el argumento; el motor lo comprueba contando todos los emparejamientos posibles de dos maneras independientes.',
  ],
  placeholder: 'special 5, pair 1 9, next, corners off, clear',
  keyRows: [
    [['1', '…', '9'], 'usa la herramienta elegida en esa casilla'],
    [['B'], 'toma el premio'],
    [['P'], 'toma las parejas'],
    [['N'], 'el siguiente emparejamiento que cumple la regla'],
    [['C'], 'retira las parejas'],
    [['R'], 'hace que las esquinas cuenten, o no'],
    [['L'], 'dice qué es posible'],
  ],
  commandRows: [
    ['special 5', 'pone el premio en la casilla 5; varios números ponen varios'],
    ['pair 1 9', 'une las casillas 1 y 9'],
    ['next', 'el siguiente emparejamiento que cumple la regla'],
    ['corners on, corners off', 'hace que tocarse por una esquina cuente, o no'],
    ['clear', 'retira las parejas'],
    ['tell', 'dice qué es posible'],
  ],
};

const pairText = ([a, b]: Pair) => `${a + 1} y ${b + 1}`;

const touching = (count: number) =>
  `se ${form(count, 'toca', 'tocan')} ${counted(count, 'pareja', 'parejas')}`;

/** «Se tocan 1 y 2, y también 4 y 5.» */
function conflicts(pairs: readonly Pair[]): string {
  if (pairs.length === 0) return '';
  const texts = pairs.map((pair) => pairText(pair));
  const last = texts.pop() ?? '';
  return `Se tocan ${texts.length === 0 ? last : `${texts.join('; ')}, y también ${last}`}.`;
}

function sentence({ free, specialsTouching, counts, verdict }: BoardFacts): string {
  if (specialsTouching.length > 0) return `Los premios no deben tocarse. ${conflicts(specialsTouching)}`;
  if (counts === undefined)
    return `Hay ${counted(free.length, 'casilla libre', 'casillas libres')}, un número impar: una se quedaría sin pareja.`;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const valid = counts[0] ?? 0;
  const all = counted(total, 'emparejamiento', 'emparejamientos');
  if (valid > 0) return `De ${all}, ${valid} ${form(valid, 'cumple', 'cumplen')} la regla.`;
  if (!verdict || verdict.feasible) return `De ${all}, ninguno cumple la regla.`;
  const { dominating } = verdict.obstacle;
  const why =
    dominating === undefined
      ? 'las casillas libres se dividen en grupos en los que todas se tocan'
      : `${dominating === CENTRE ? 'el centro' : `la casilla ${dominating + 1}`} toca todas las demás casillas libres, así que su pareja ha de tocarla`;
  return `De ${all}, ninguno cumple la regla: ${why}. Como mínimo ${touching(verdict.least)}.`;
}

export const spanish: typeof english = {
  text,
  board: 'Tablero de nueve casillas',
  toolLabel: 'Herramienta',
  tools: { special: 'Premio', pair: 'Parejas' },
  toolHelp: {
    special: 'Elige una casilla para poner un premio o quitarlo.',
    pair: 'Elige dos casillas para unirlas como pareja.',
  },
  ruleLabel: 'Las parejas no deben tocarse',
  rules: { king: 'por lados ni esquinas', rook: 'solo por los lados' },
  ruleSentence: { king: 'Las esquinas cuentan.', rook: 'Las esquinas no cuentan.' },
  next: 'Mostrar un emparejamiento válido',
  clear: 'Retirar las parejas',
  square: (square, what, mate, touches) => {
    const name = `Casilla ${square + 1}`;
    if (what === 'special') return `${name}: premio`;
    if (what === 'held') return `${name}: espera pareja`;
    if (mate === undefined) return `${name}: libre`;
    return `${name}: pareja de ${mate + 1}${touches ? ', y se tocan' : ''}`;
  },
  factsHeading: 'Qué es posible',
  sentence,
  conflicts,
  countsHeading: 'Emparejamientos según cuántas parejas se tocan',
  countsHeads: ['Parejas que se tocan', 'Emparejamientos'],
  counted: ({ listed, counts }) =>
    listed === undefined || counts === undefined
      ? ''
      : listed.join() === counts.join()
        ? 'Contado por inclusión y exclusión, y otra vez enumerando todos los emparejamientos: los números coinciden.'
        : 'Las dos cuentas no coinciden, lo que nunca debería ocurrir. Avísanos, por favor.',
  bySquareHeading: 'Emparejamientos para cada casilla del premio',
  bySquareCaption: 'cuántos cumplen la regla',
  bySquare: (square, count) =>
    `Premio en la casilla ${square + 1}: ${counted(count, 'emparejamiento', 'emparejamientos')}`,
  proofHeading: 'El argumento',
  proof: (rule, counts) => {
    const others = [...new Set(counts.filter((_, square) => square !== CENTRE))].toSorted((a, b) => a - b);
    if (rule === 'rook')
      return [
        'Si solo cuentan los lados, el centro toca cuatro casillas en vez de ocho. Su pareja puede estar en una esquina.',
        `Así el argumento ya no vale, y hay tableros para cualquier lugar del premio: ${others.join(' o ')} emparejamientos fuera del centro, ${counts[CENTRE]} en él. La partida fácil usa esta regla mientras no elijas la otra.`,
      ];
    return [
      'Supón que el premio no está en el centro. Entonces en el centro hay una bruja, y su pareja está en alguna parte.',
      'El centro toca las otras ocho casillas: cuatro por un lado, cuatro por una esquina.',
      `Así que su pareja la toca, esté donde esté, y los 105 emparejamientos rompen la regla. La enumeración encuentra ${others.join(', ')} para cada una de esas ocho casillas.`,
      `Pon ahora el premio en el centro. Las otras ocho casillas forman un anillo, y los lados opuestos del anillo no se tocan. ${counts[CENTRE]} de los 105 emparejamientos cumplen la regla. Por eso hace falta el centro, y por eso basta.`,
    ];
  },
  isSpecial: (square) => `En la casilla ${square + 1} está el premio.`,
  holding: (square) => `La casilla ${square + 1} espera pareja.`,
  putDown: (square) => `La casilla ${square + 1} vuelve a estar libre.`,
  joined: (pair, touches, complete, count) => {
    const pairSentence = `${pairText(pair)} son pareja${touches ? ', y se tocan' : ''}.`;
    if (!complete) return pairSentence;
    return `${pairSentence} El tablero está lleno: ${count === 0 ? 'no se toca ninguna pareja' : touching(count)}.`;
  },
  showing: (number, count, pairs) =>
    `Emparejamiento ${number} de ${count}: ${pairs.map((pair) => pairText(pair)).join('; ')}.`,
  cleared: 'Las parejas están retiradas.',
  notUnderstood:
    'Puedes decir special 5, pair 1 9, next, corners on, corners off o clear. Con ? las ves todas.',
  notSquares: 'Las casillas van del 1 al 9, fila a fila; nombra cada una solo una vez. Una pareja son dos.',
};
