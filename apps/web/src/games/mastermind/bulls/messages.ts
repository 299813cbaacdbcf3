import type { HomeText } from '../../../shell/parts/home-part.ts';

export const english: HomeText = {
  title: 'Bulls and Cows',
  promise: ['Four different digits. Which, and in what order?'],
};

export const german: HomeText = {
  title: 'Bullen und Kühe',
  promise: ['Vier verschiedene Ziffern. Welche, und in welcher Reihenfolge?'],
};

export const spanish: HomeText = {
  title: 'Toros y vacas',
  promise: ['Cuatro cifras distintas. ¿Cuáles, y en qué orden?'],
};
