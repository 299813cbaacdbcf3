import type { HomeText } from '../../../shell/parts/home-part.ts';

export const english: HomeText = {
  title: 'Mastermind',
  promise: ['Santa hides four things.', 'Find which, and where.'],
  firstGame: 'Your first code',
};

export const german: HomeText = {
  title: 'Mastermind',
  promise: ['Der Nikolaus versteckt vier Sachen.', 'Finde heraus, welche und wo.'],
  firstGame: 'Dein erster Code',
};

export const spanish: HomeText = {
  title: 'Mastermind',
  promise: ['Papá Noel esconde cuatro cosas.', 'Averigua cuáles y dónde.'],
  firstGame: 'Tu primer código',
};
