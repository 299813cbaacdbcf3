import type { GameEntry } from '../../shell/page.ts';

export const witch: GameEntry = {
  id: 'witch',
  name: { en: 'Witch', de: 'Hexe', es: 'Bruja' },
  within: '',
  layout: 'play',
  load: async () => (await import('./screen.tsx')).openWitch,
  firstGame: async () => (await import('./first-game/first-game-part.tsx')).firstGame,
  daily: async () => (await import('./daily/daily-part.tsx')).daily,
  home: async () => (await import('./home/home-part.tsx')).home,
  history: async () => (await import('./history/history-part.ts')).history,
  lessons: async () => (await import('./lessons/lesson-part.tsx')).lessons,
  review: async () => (await import('./review/review-part.ts')).review,
  room: async () => (await import('./room/room-part.tsx')).room,
};
