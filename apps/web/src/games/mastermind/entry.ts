import type { GameEntry } from '../../shell/page.ts';
import { BULLS_GAME } from './bulls/name.ts';

export const mastermind: GameEntry = {
  id: 'mastermind',
  name: { en: 'Mastermind', de: 'Mastermind', es: 'Mastermind' },
  within: '',
  layout: 'play',
  load: async () => (await import('./screen.tsx')).openMastermind,
  firstGame: async () => (await import('./first-game/first-game-part.tsx')).firstGame,
  daily: async () => (await import('./daily/daily-part.tsx')).daily,
  home: async () => (await import('./home/home-part.tsx')).home,
  history: async () => (await import('./history/history-part.tsx')).history,
  pages: [
    {
      id: 'race',
      name: { en: 'Race', de: 'Wettlauf', es: 'Carrera' },
      within: '',
      layout: 'play',
      isContest: true,
      load: async () => (await import('./race/page.tsx')).openRace,
    },
    {
      id: 'duel',
      name: { en: 'Mastermind', de: 'Mastermind', es: 'Mastermind' },
      within: 'online',
      layout: 'play',
      load: async () => (await import('./link-duel/page.tsx')).openLinkDuel,
    },
  ],
  lessons: async () => (await import('./lessons/lesson-part.tsx')).lessons,
  lab: async () => (await import('./lab/lab-part.tsx')).lab,
  puzzles: async () => (await import('./puzzles/puzzle-part.tsx')).puzzles,
  review: async () => (await import('./review/review-part.ts')).review,
  room: async () => (await import('./room/room-part.tsx')).room,
  link: async () => (await import('./link-duel/link-part.tsx')).link,
};

/** Mastermind in which an answer may be false. */
export const liar: GameEntry = {
  id: 'liar',
  name: { en: 'The Lying Row', de: 'Lügende Reihe', es: 'Fila mentirosa' },
  within: '',
  layout: 'play',
  load: async () => (await import('./liar/screen.tsx')).openLiar,
  home: async () => (await import('./liar/home/home-part.tsx')).home,
  review: async () => (await import('./liar/review/review-part.ts')).review,
  history: async () => (await import('./liar/history/history-part.ts')).history,
};

/** A maker who never commits to a code: the race without rivals, on its own page. */
export const runaway: GameEntry = {
  id: 'runaway',
  name: { en: 'Runaway Code', de: 'Flüchtiger Code', es: 'Código fugitivo' },
  within: '',
  layout: 'play',
  load: async () => (await import('./race/page.tsx')).openRunaway,
  home: async () => (await import('./runaway/home-part.tsx')).home,
};

/** Bulls and Cows: the rules of Mastermind with distinct digits, on its own page. */
export const bulls: GameEntry = {
  ...BULLS_GAME,
  within: '',
  layout: 'play',
  load: async () => (await import('./bulls-page.ts')).openBulls,
  home: async () => (await import('./bulls/home-part.tsx')).home,
};
