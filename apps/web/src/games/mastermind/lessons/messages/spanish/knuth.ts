import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import { digitsOf } from '../../model/usual-board.ts';
import type { knuth as english } from '../english/knuth.ts';
import { counted, figure } from './grammar.ts';

const text: LessonText = {
  title: 'Por qué Knuth abre con 1122',
  short: 'El 1122 de Knuth',
  summary:
    'Todo primer intento divide 1296 códigos; gana el que tiene el mejor peor caso, y cinco intentos bastan siempre.',
  paragraphs: [
    'Antes del primer intento hay 1296 códigos posibles. Cada uno daría a tu intento una respuesta determinada, así que el intento hace una partición: reparte todos los códigos en celdas, una por respuesta. Cuando llega la respuesta, queda una sola celda.',
    'Si no importan los nombres de las fichas ni el orden de los lugares, solo hay cinco clases de primer intento. En las barras, cada trozo es una celda, y el entintado es la mayor: los códigos que quedan en el peor caso.',
    'En 1976 Donald Knuth propuso hacer ese peor caso lo más pequeño posible. La regla se llama minimax. Tras 1122 quedan como mucho 256 códigos; cualquier otra clase deja más.',
    'Entre intentos igual de buenos toma uno que todavía pueda ser el código y, después, el menor. Jugando todos los códigos, su jugador necesita 5801 intentos, 4,476 de media, y nunca más de cinco. La tabla de abajo no sale de un libro: tu dispositivo juega las 1296 partidas mientras lees.',
  ],
  placeholder: '1123, guess PPGG, play, tell',
  keyRows: [
    [['1', '…', '6'], 'pone esa ficha en el lugar elegido'],
    [['←', '→'], 'otro lugar'],
    [['P'], 'juega todos los códigos desde este intento'],
    [['L'], 'dice qué hace este intento'],
  ],
  commandRows: [
    ['guess 1123', 'otro primer intento'],
    ['play', 'juega todos los códigos desde este intento'],
    ['tell', 'dice qué hace este intento'],
  ],
};

export const knuth: typeof english = {
  text,
  guess: 'Primer intento',
  kindsHeading: 'Las celdas de cada clase de intento',
  kindsCaption: 'una barra son 1296 códigos',
  bar: ({ guess, cells }) =>
    `${digitsOf(guess)}: ${counted(cells.length, 'celda', 'celdas')} de ${cells.map(({ count }) => count).join(', ')} códigos`,
  largest: ({ figures }) => `la mayor, ${figures.worst}`,
  answers: ({ figures }) => counted(figures.parts, 'respuesta', 'respuestas'),
  figures: ({ guess, figures, size }) =>
    `${digitsOf(guess)} divide ${counted(size, 'código', 'códigos')} en ${counted(figures.parts, 'celda', 'celdas')}. La mayor tiene ${counted(figures.worst, 'código', 'códigos')}; de media quedan ${figure(figures.expected, 1)}.`,
  cellsHeading: 'Las celdas de este intento',
  cellsHeads: ['Respuesta', 'Códigos'],
  treeHeading: 'Todos los códigos, jugados',
  treeHeads: ['Respuesta', 'Códigos', 'Segundo intento', 'Sus celdas', 'Encontrado en'],
  play: 'Jugar todos los códigos desde este intento',
  playing: (digits) => `Se juegan los 1296 códigos desde ${digits}.`,
  played: ({ guess, total, histogram, done }) =>
    `Desde ${digitsOf(guess)}, los ${done} códigos piden ${total} intentos en total, ${figure(total / done, 3)} de media y ${histogram.length} como mucho.`,
  progress: ({ done }, digits) => `${digits}: ${done} de 1296 códigos jugados`,
  broken: 'El juego se ha interrumpido. Pulsa el botón de jugar para empezar de nuevo.',
  isCode: 'era el código',
  second: ({ second }) =>
    second === undefined
      ? 'era el código'
      : `${counted(second.cells.length, 'celda', 'celdas')}, la mayor de ${second.cells[0]?.count ?? 0}`,
  turnsHeading: 'Cuándo se encuentran los códigos',
  turn: (turn, codes) => `turno ${turn}: ${counted(codes, 'código', 'códigos')}`,
  after: [
    'Cinco es lo mínimo que puede prometer un jugador, y Knuth lo demostró. Cuatro intentos son pocos: tras el primero pueden quedar 256 códigos o más, y otras dos respuestas, de 14 clases cada una como mucho, distinguen a lo sumo 14 × 14 = 196 grupos antes del último intento.',
    'El mejor peor caso no da la mejor media. El menor número de intentos para todos los códigos es 5625, 4,340 de media, y ese jugador necesita seis de vez en cuando; con un intento más, 5626, nada pasa de cinco (Koyama y Lai, 1993). Qué primer intento dice más de media se ve en la página siguiente.',
  ],
};
