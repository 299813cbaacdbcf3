import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Messages } from './english.ts';

const { counted } = grammarOf('es');

const groups = (count: number) => counted(count, 'grupo', 'grupos');

export const spanish: Messages = {
  counted: (words) => counted(words, 'palabra', 'palabras'),
  notPossible: (guess, tellsSome) =>
    `${guess} no podía ser la palabra buscada${tellsSome ? ', aunque un intento así puede decir más' : ''}.`,
  against: (guess) => `Por las marcas que ya había, ${guess} no podía ser la palabra buscada.`,
  rare: (guess) => `${guess} encajaba con todas las marcas, pero no es una palabra común.`,
  measure: (words, isHard) => {
    const by = {
      likely: 'Se mide con las palabras comunes de la lista.',
      all: 'La palabra no era de las comunes, así que se mide con toda la lista.',
      own: 'Se mide con las palabras de tu lista.',
    };
    return isHard
      ? `${by[words]} Los intentos mejores también usan todas las marcas, como tuviste que hacer tú.`
      : by[words];
  },
  unjudged:
    'Hay una marca mal o la palabra no está en la lista, así que la partida entera no se puede valorar.',
  contradiction: 'Ninguna palabra de la lista encaja con las marcas, así que no hay cifras.',
  practice: {
    question: (turn, before, played) =>
      `Intento ${turn}: quedaban ${counted(before, 'palabra', 'palabras')} y jugaste ${played.toUpperCase()}. ¿Qué palabra habría dicho más?`,
    yours: 'lo jugado',
    field: 'Una palabra mejor',
    submit: 'Probar',
    length: (length) => `Hace falta una palabra de ${length} letras.`,
    unknown: (word) => `${word.toUpperCase()} no está en la lista.`,
    broken: 'El cálculo se ha interrumpido. Inténtalo otra vez; tu partida está a salvo.',
    verdict: (word, share, parts, own) => {
      const made = `Divide las palabras en ${groups(parts)}; la tuya, en ${own}.`;
      if (share >= 0.985) return `${word.toUpperCase()} es tan buena como la mejor. ${made}`;
      return share >= 0.93
        ? `${word.toUpperCase()} es buena, y aún hay algo mejor. ${made}`
        : `${word.toUpperCase()} todavía no es la mejor. ${made}`;
    },
    best: (word, parts, own) => `${word} divide las palabras en ${groups(parts)}; la tuya, en ${own}.`,
  },
};
