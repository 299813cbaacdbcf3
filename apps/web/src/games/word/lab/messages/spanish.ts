import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { SelbyLinesFault } from '../work/selby-tree.ts';
import type { english } from './english.ts';

const { counted } = grammarOf('es');

export const spanish: typeof english = {
  name: 'una palabra de 5 letras',
  hard: 'Difícil: cada intento debe usar todas las marcas',
  inWords: (isHard) => `palabras de 5 letras${isHard ? ', difícil' : ''}`,
  size: 'palabras inglesas comunes',
  examples: [['lab/partition/1/word5/raise', 'Una primera palabra']],
  players: {
    entropy: 'entropy · más bits',
    expected: 'expected · lo que menos deja de media',
    parts: 'parts · más respuestas',
    worst: 'worst · lo que menos deja en el peor caso',
  },
  unsolved: (player, count) => `${player} nunca encuentra ${counted(count, 'palabra', 'palabras')}.`,
  notLoaded: 'No se pudieron cargar las palabras. Conéctate una vez y quedarán guardadas.',
  notLoadedClause: 'no se pudieron cargar las palabras',
  notInList: (word) => `${word} no está en la lista de palabras, y no vale como intento.`,
  notAWord: (text) => `${text} no es una palabra de cinco letras.`,
  badTurn: (text) => `${text} no se puede leer como palabra con su respuesta; escribe salet:gywww.`,
  treeFault,
};

/** Explains why a tree for words cannot be shown. */
function treeFault(
  fault: SelbyLinesFault | { readonly code: 'other-length'; readonly line?: number },
): string {
  if (fault.code !== 'other-length')
    return `Las líneas no se pueden leer como árbol, línea ${fault.line}: ${LINE_FAULTS[fault.code]}.`;
  if (fault.line === undefined) return 'El laboratorio solo lee árboles de palabras de cinco letras.';
  return `La línea ${fault.line} tiene una palabra que no es de cinco letras, y el laboratorio solo lee esas.`;
}

const LINE_FAULTS: Readonly<Record<Exclude<SelbyLinesFault['code'], 'other-length'>, string>> = {
  'too-long': 'es demasiado largo',
  'bad-line': 'la línea no alterna intentos y respuestas',
  'bad-guess': 'un intento no se puede leer',
  'bad-class': 'una respuesta no se puede leer',
  'bad-depth': 'el número de un intento está mal',
  'two-guesses': 'hay dos intentos en un mismo sitio',
  'repeated-class': 'la misma respuesta lleva a dos sitios',
  'repeated-word': 'la misma palabra se encuentra dos veces',
  unfinished: 'la línea no acaba con una palabra encontrada',
  'no-lines': 'no hay nada que leer',
};
