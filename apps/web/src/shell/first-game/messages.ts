import { catalogue } from '../language/language.ts';

/** The texts common to all guided games. */
export const english = {
  title: (name: string): string => `${name} · Inkling`,
  progress: (step: number, steps: number): string => `Step ${step} of ${steps}`,
  skip: 'Skip, and play',
  leave: 'Skip',
  play: 'Play a real game',
  home: 'All games',
  none: 'There is no guided game of that name.',
};

export const german: typeof english = {
  title: (name) => `${name} · Inkling`,
  progress: (step, steps) => `Schritt ${step} von ${steps}`,
  skip: 'Überspringen und spielen',
  leave: 'Überspringen',
  play: 'Ein richtiges Spiel spielen',
  home: 'Zu den Spielen',
  none: 'Ein geführtes Spiel mit diesem Namen gibt es nicht.',
};

export const spanish: typeof english = {
  title: (name) => `${name} · Inkling`,
  progress: (step, steps) => `Paso ${step} de ${steps}`,
  skip: 'Saltar y jugar',
  leave: 'Saltar',
  play: 'Jugar de verdad',
  home: 'Ir a los juegos',
  none: 'No hay ninguna partida guiada con ese nombre.',
};

export const messages: () => typeof english = catalogue('first', english, { de: german, es: spanish });
