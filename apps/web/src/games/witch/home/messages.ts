import type { HomeText } from '../../../shell/parts/home-part.ts';

export const english: HomeText = {
  title: 'Who’s That Witch?',
  promise: ['Pair the coven and name each face.', 'Mind the bombs.'],
  firstGame: 'Your first witch',
};

export const german: HomeText = {
  title: 'Wer ist die Hexe?',
  promise: ['Finde die Paare und nenne jede Hexe beim Namen.', 'Vorsicht, Bomben.'],
  firstGame: 'Deine erste Hexe',
};

export const spanish: HomeText = {
  title: '¿Quién es esa bruja?',
  promise: ['Empareja a las brujas y ponles nombre.', 'Cuidado con las bombas.'],
  firstGame: 'Tu primera bruja',
};
