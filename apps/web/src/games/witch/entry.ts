import type { GameEntry } from '../../shell/page.ts';

export const witch: GameEntry = {
  id: 'witch',
  tab: { name: { en: 'Witch', de: 'Hexe', es: 'Bruja' }, rank: 30 },
  load: async () => (await import('./screen.tsx')).openWitch,
  history: async () => (await import('./history/history-part.ts')).history,
  lessons: async () => (await import('./lessons/lesson-part.tsx')).lessons,
  room: async () => (await import('./room/room-part.tsx')).room,
};
