import type { Messages } from './english.ts';

export const german: Messages = {
  title: 'Inkling: Deduktionsspiele',
  games: 'Spiele',
  variations: 'Weitere Spiele',
  play: 'Spielen',
  goOn: 'Weiter',
  newGame: 'Neues Spiel',
  minutes: (minutes) => `${minutes} Min. · ab 1 Person`,
  leftOff: 'Wo du aufgehört hast',
  allGames: 'Alle deine Spiele',
  progress: ({ progress, progressText }) =>
    progressText?.() ?? (progress ? `Zug ${progress.done + 1} von ${progress.of}` : 'angefangen'),
  puzzles: {
    heading: 'Rätsel',
    all: 'Diese Woche',
    name: 'Der letzte Code',
    does: 'Hinweise, die nur eine Lösung zulassen, mit Beweis',
  },
  learn: 'Lernen',
  allLessons: 'Alle Lektionen',
  guided: 'ein geführtes Spiel, 60 Sekunden',
  together: 'Zusammen',
  friend: { name: 'Zu zweit', does: 'Link schicken, dasselbe Spiel spielen' },
  open: 'Öffnen',
  begin: 'Anfangen',
  start: 'Los',
};
