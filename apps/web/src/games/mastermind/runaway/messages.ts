import type { HomeText } from '../../../shell/parts/home-part.ts';

export const english: HomeText = {
  title: 'Runaway Code',
  promise: ['It changes whenever it can. Corner it.'],
};

export const german: HomeText = {
  title: 'Flüchtiger Code',
  promise: ['Er ändert sich, sooft er kann. Treib ihn in die Enge.'],
};

export const spanish: HomeText = {
  title: 'Código fugitivo',
  promise: ['Cambia siempre que puede. Acorrálalo.'],
};
