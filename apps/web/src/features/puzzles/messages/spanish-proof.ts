import { grammarOf } from '../../../shell/language/grammar.ts';
import type { englishProof } from './english-proof.ts';

const { listed } = grammarOf('es');
const times = (count: number): string => ['ninguna vez', 'una vez'][count] ?? `${count} veces`;
const marks = (count: number): string => (count === 1 ? '1 marca' : `${count} marcas`);
const places = (count: number): string => (count === 1 ? 'el lugar' : 'los lugares');
/** Joins names: `3`, `3 ni 4` or `3, 4 ni 5`. */
const neither = (names: readonly string[]): string => names.join(', ').replace(/, (?=[^,]*$)/, ' ni ');

export const spanishProof: typeof englishProof = {
  techniques: {
    count: 'Contar las marcas',
    place: 'Lugares correctos',
    exclusion: 'Exclusión',
    list: 'Mirar en la lista',
    marks: 'Las lecturas de una pista',
    pair: 'Dos pistas juntas',
    cases: 'Dos casos',
    suppose: 'Una suposición',
  },
  clueName: (clue) => `Pista ${clue}`,
  stepName: (step) => `Paso ${step}`,
  none: (names) => `${listed(names)} no ${names.length === 1 ? 'aparece' : 'aparecen'}.`,
  at: (name, at) => `${name} está en ${places(at.length)} ${listed(at)}.`,
  notAt: (name, at) => `${name} no está en ${places(at.length)} ${neither(at)}.`,
  exactly: (name, count) => `${name} aparece exactamente ${times(count)}.`,
  least: (name, count) => `${name} aparece al menos ${times(count)}.`,
  most: (name, count) => `${name} aparece como mucho ${times(count)}.`,
  impossible: 'Eso no puede ser.',
  lettersCounted: (clue) => `Las marcas de la pista ${clue} dicen cuántas veces aparecen sus letras.`,
  lettersPlaced: (clue) => `La pista ${clue} dice qué hay en cada lugar y qué no.`,
  countFails: (clue, total) => `La pista ${clue} no puede tener ${marks(total)}.`,
  noMark: (clue) => `La pista ${clue} no tiene ninguna marca.`,
  restNotEnough: (clue, total) => `El resto de la pista ${clue} no basta para ${marks(total)}.`,
  othersGive: (clue, total) =>
    `La pista ${clue} tiene ${marks(total)}, y ya ${total === 1 ? 'la explica' : 'las explica'} el resto.`,
  noRoom: (clue, total) =>
    total === 1
      ? `La marca de la pista ${clue} no deja sitio para más.`
      : `Las ${marks(total)} de la pista ${clue} no dejan sitio para más.`,
  placeFails: (clue, exact) => `La pista ${clue} no puede tener ${exact} en su lugar.`,
  nothingPlaced: (clue) => `Nada de la pista ${clue} está en su lugar.`,
  onlyPlaces: (clue, exact) =>
    `La pista ${clue} tiene ${exact} en su lugar, y no puede ser ningún otro lugar.`,
  placesFound: (clue) =>
    `Lo que la pista ${clue} tiene en su lugar ya se ha encontrado; el resto no está en el suyo.`,
  nothingLeft: 'Lo que se sabe no deja ningún código.',
  onlyPlace: 'No tiene otro lugar posible.',
  placeEmpty: 'De lo contrario quedaría un lugar vacío.',
  allTaken: 'Sus lugares ya se conocen, o todos están ocupados.',
  onlyWord: 'Ninguna otra palabra de la lista encaja.',
  ways: (clues, count) => {
    const how =
      count === 0 ? 'de ninguna manera' : count === 1 ? 'de una sola manera' : `de ${count} maneras`;
    const each = count > 1 ? ' En todas es cierto.' : '';
    return clues.length === 1
      ? `Las marcas de la pista ${clues[0]} pueden darse ${how}.${each}`
      : `Las pistas ${listed(clues.map(String))} pueden cumplirse a la vez ${how}.${each}`;
  },
  suppose: (claim) => `Supongamos: ${claim}`,
  eitherWay: 'En ambos casos es cierto.',
};
