import type { HomeText } from '../../../shell/parts/home-part.ts';

export const english: HomeText = {
  title: 'Word',
  promise: ['One hidden word, six tries.', 'Every letter tells.'],
  firstGame: 'Your first word',
};

export const german: HomeText = {
  title: 'Wort',
  promise: ['Ein verstecktes Wort, sechs Versuche.', 'Jeder Buchstabe verrät etwas.'],
  firstGame: 'Dein erstes Wort',
};

export const spanish: HomeText = {
  title: 'Palabra',
  promise: ['Una palabra oculta, seis intentos.', 'Cada letra te dice algo.'],
  firstGame: 'Tu primera palabra',
};
