import type { HomeText } from '../../../../shell/parts/home-part.ts';

export const english: HomeText = {
  title: 'Several Words',
  promise: ['Two, four or eight words at once, and each guess counts for all.'],
};

export const german: HomeText = {
  title: 'Mehrere Wörter',
  promise: ['Zwei, vier oder acht Wörter zugleich, und jeder Versuch gilt für alle.'],
};

export const spanish: HomeText = {
  title: 'Varias palabras',
  promise: ['Dos, cuatro u ocho palabras a la vez, y cada intento vale para todas.'],
};
