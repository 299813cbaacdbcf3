import type { HomeText } from '../../../shell/parts/home-part.ts';

export const english: HomeText = {
  title: 'The hidden number',
  promise: ['Too low, too high: close in on it.'],
};

export const german: HomeText = {
  title: 'Die verborgene Zahl',
  promise: ['Zu klein, zu groß: Kreise sie ein.'],
};

export const spanish: HomeText = {
  title: 'El número oculto',
  promise: ['Muy pequeño, muy grande: acorrálalo.'],
};
