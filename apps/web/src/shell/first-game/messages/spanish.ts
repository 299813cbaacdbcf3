import type { Messages } from './english.ts';

export const spanish: Messages = {
  title: (name) => `${name} · Inkling`,
  progress: (step, steps) => `Paso ${step} de ${steps}`,
  skip: 'Saltar y jugar',
  leave: 'Saltar',
  play: 'Jugar de verdad',
  home: 'Ir a los juegos',
  none: 'No hay ninguna partida guiada con ese nombre.',
};
