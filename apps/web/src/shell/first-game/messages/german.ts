import type { Messages } from './english.ts';

export const german: Messages = {
  title: (name) => `${name} · Inkling`,
  progress: (step, steps) => `Schritt ${step} von ${steps}`,
  skip: 'Überspringen und spielen',
  leave: 'Überspringen',
  play: 'Ein richtiges Spiel spielen',
  home: 'Zu den Spielen',
  none: 'Ein geführtes Spiel dieses Namens gibt es nicht.',
};
