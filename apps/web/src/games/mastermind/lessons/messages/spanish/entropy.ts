import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import { digitsOf } from '../../model/usual-board.ts';
import type { entropy as english } from '../english/entropy.ts';
import { answer, counted, figure, form, number, percent } from './grammar.ts';

const text: LessonText = {
  title: 'Entropía: lo que vale una respuesta',
  short: 'Entropía',
  summary:
    'Cada bit reduce los códigos a la mitad; el intento con mayor valor esperado de bits no es el del mejor peor caso.',
  paragraphs: [
    'Un bit reduce a la mitad los códigos posibles. Una respuesta que daría uno de cada ocho códigos deja la octava parte: son tres reducciones a la mitad, tres bits. Una respuesta de probabilidad p vale log₂(1/p) bits; por eso las respuestas raras dicen mucho y las probables, poco.',
    'Antes de preguntar no sabes qué respuesta vendrá. Pondera los bits de cada una con su probabilidad y súmalos: Σ p · log₂(1/p). Esta suma es la entropía del intento, el valor esperado de los bits que aporta.',
    'En el dibujo cada respuesta es un rectángulo, tan ancho como ella es probable y tan alto como es sorprendente. El área entintada es el valor esperado; la línea discontinua es la misma área repartida por igual, así que su altura es el número mismo.',
    'Para señalar uno de 1296 códigos hacen falta log₂ 1296 = 10,34 bits en total, vengan de donde vengan.',
  ],
  placeholder: '1234, after 1,1, start, bits, worst',
  keyRows: [
    [['1', '…', '6'], 'pone esa ficha en el lugar elegido'],
    [['←', '→'], 'otro lugar'],
    [['B'], 'toma el intento con más bits'],
    [['W'], 'toma el intento con el mejor peor caso'],
    [['N'], 'la posición siguiente'],
    [['L'], 'dice cuánto vale este intento'],
  ],
  commandRows: [
    ['guess 1234', 'otro intento'],
    ['after 1,1', 'la posición después de que 1122 tuviera esa respuesta'],
    ['start', 'la posición antes del primer intento'],
    ['bits', 'toma el intento con más bits'],
    ['worst', 'toma el intento con el mejor peor caso'],
  ],
};

export const entropy: typeof english = {
  text,
  guess: 'Intento',
  positionLabel: 'Posición',
  start: 'antes del primer intento',
  after: ({ exact, near }) => `tras 1122: ${answer(exact, near)}`,
  position: (codes, after) =>
    `${after ? `Tras 1122 con ${answer(after.exact, after.near)}` : 'Antes del primer intento'}: ${counted(codes, 'código posible', 'códigos posibles')}.`,
  noSuchAnswer: 'Di una respuesta a 1122 tras la que quede algo que preguntar, por ejemplo: after 1,1.',
  areasHeading: 'El valor esperado como área',
  areasCaption: 'ancho: probabilidad · alto: bits',
  drawing: (partition) =>
    `${counted(partition.cells.length, 'rectángulo', 'rectángulos')}, de ${counted(partition.cells[0]?.count ?? 0, 'código', 'códigos')} a ${partition.cells.at(-1)?.count ?? 0}; el área es de ${figure(partition.figures.bits, 2)} bits`,
  axisBits: 'bits',
  axisChance: 'probabilidad',
  expected: (bits) => `${figure(bits, 2)} bits esperados`,
  bits: (bits) => figure(bits, 3),
  figures: ({ guess, figures, size }) =>
    `${digitsOf(guess)} con ${counted(size, 'código', 'códigos')}: ${figure(figures.bits, 3)} bits esperados, ${counted(figures.parts, 'respuesta', 'respuestas')}, ${form(figures.worst, 'queda', 'quedan')} ${number(figures.worst)} como mucho.`,
  tableHeading: 'De dónde vienen los bits',
  tableHeads: ['Respuesta', 'Códigos', 'Probabilidad', 'En bits', 'Producto'],
  areaRow: ({ cell, bits, area }) => [
    String(cell.count),
    percent(cell.chance),
    figure(bits, 2),
    figure(area, 3),
  ],
  sum: 'Bits esperados',
  contrastHeading: 'Dos reglas, una posición',
  players: { entropy: 'Más bits esperados', knuth: 'Mejor peor caso' },
  contrastHeads: ['Regla', 'Su intento', 'Bits esperados', 'Peor caso', 'Respuestas'],
  use: (digits) => `Tomar ${digits}`,
  contrast: (entropy, knuth) => {
    if (digitsOf(entropy.guess) === digitsOf(knuth.guess))
      return 'Aquí las dos reglas eligen el mismo intento.';
    const bits = entropy.figures.bits - knuth.figures.bits;
    const worst = entropy.figures.worst - knuth.figures.worst;
    if (bits === 0 || worst === 0)
      return `Eligen distinto, aunque ${worst === 0 ? 'el peor caso es el mismo' : 'los bits son los mismos'}: lo que para una regla es un empate, la otra lo distingue.`;
    return `No están de acuerdo. ${digitsOf(entropy.guess)} aporta ${figure(bits, 3)} bits más de media; a cambio, en su peor caso ${form(worst, 'queda', 'quedan')} ${counted(worst, 'código', 'códigos')} más. Una regla mira la media de todas las respuestas; la otra, solo la más probable.`;
  },
};
