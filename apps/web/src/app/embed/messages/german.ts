import type { Messages } from './english.ts';

export const german: Messages = {
  play: 'Auf Inkling spielen',
  nothing: 'Unter dieser Adresse gibt es kein Spiel. Kopiere sie noch einmal, dort, wo man ein Spiel teilt.',
};
