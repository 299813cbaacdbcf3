import type { GameEntry } from '../../shell/page.ts';

export const mastermind: GameEntry = {
  id: 'mastermind',
  tab: { name: { en: 'Mastermind', de: 'Mastermind', es: 'Mastermind' }, rank: 10 },
  load: async () => (await import('./screen.tsx')).openMastermind,
  history: async () => (await import('./history/history-part.ts')).history,
  pages: [
    {
      id: 'race',
      tab: { inside: 'mastermind' },
      load: async () => (await import('./race/page.tsx')).openRace,
    },
    {
      id: 'duel',
      tab: { name: { en: 'Duel', de: 'Duell', es: 'Duelo' }, rank: 40 },
      load: async () => (await import('./link-duel/page.tsx')).openLinkDuel,
    },
    {
      id: 'review',
      tab: { name: { en: 'Review', de: 'Analyse', es: 'Repaso' }, rank: 60 },
      load: async () => (await import('./review/page.tsx')).openReview,
    },
  ],
  lessons: async () => (await import('./lessons/lesson-part.tsx')).lessons,
  lab: async () => (await import('./lab/lab-part.tsx')).lab,
  room: async () => (await import('./room/room-part.tsx')).room,
};
