import type { HomeText } from '../../../shell/parts/home-part.ts';

export const english: HomeText = {
  title: 'Runaway Word',
  promise: ['Nobody has chosen it. It changes whenever it can. Corner it.'],
};

export const german: HomeText = {
  title: 'Flüchtiges Wort',
  promise: ['Niemand hat es gewählt. Es ändert sich, sooft es kann. Stell es.'],
};

export const spanish: HomeText = {
  title: 'Palabra fugitiva',
  promise: ['Nadie la ha elegido. Cambia siempre que puede. Acorrálala.'],
};
