import type { GameEntry } from '../../shell/page.ts';

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
