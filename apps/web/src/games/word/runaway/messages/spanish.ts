import { grammarOf } from '../../../../shell/language/grammar.ts';
import { spelt } from '../../messages/spanish-grammar.ts';
import type { RunawayMessages } from './english.ts';

const { counted, number } = grammarOf('es');

export const spanish: RunawayMessages = {
  hidden: {
    goal: (length, tries) =>
      `Acorrala una palabra de ${counted(length, 'letra', 'letras')} en ${counted(tries, 'intento', 'intentos')}. Cambia siempre que puede.`,
    honest:
      'No hay ninguna palabra oculta. Cada respuesta es la que deja más palabras, y al final ves que ninguna era falsa.',
    won: (turns) => `¡Acorralada en ${turns}!`,
    lost: 'Podría haber sido',
    secret: (word) => `La palabra podría haber sido ${spelt(word)}.`,
    saidWon: (turns) => `Has acorralado la palabra en ${counted(turns, 'intento', 'intentos')}.`,
    saidLost: (secret) => `No quedan intentos. La palabra podría haber sido ${spelt(secret)}.`,
  },
  heading: 'Cómo ha huido',
  columns: ['Intento', 'Quedan', 'de'],
  count: (count) => number(count),
  checking: 'Comprobando las respuestas.',
  honest: (turns) =>
    `${turns === 1 ? 'La respuesta se ha comprobado' : `Las ${turns} respuestas se han comprobado`} de nuevo: ninguna era falsa y ninguna otra habría dejado más palabras.`,
  dishonest: 'Alguna respuesta no era la que deja más palabras. Avísanos, por favor.',
};
