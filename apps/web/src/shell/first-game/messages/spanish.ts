import type { Messages } from './english.ts';

export const spanish: Messages = {
  title: (name) => `${name} · Inkling`,
  progress: (step, steps) => `Paso ${step} de ${steps}`,
  skip: 'Saltar y jugar',
  leave: 'Saltar',
  play: 'Jugar de verdad',
  home: 'A los juegos',
  none: 'No hay ningún primer juego con ese nombre.',
};
