import type { GameEntry } from '../../shell/page.ts';

export const word: GameEntry = {
  id: 'word',
  tab: { name: { en: 'Word', de: 'Wort', es: 'Palabra' }, rank: 20 },
  load: async () => (await import('./page.tsx')).openWord,
  history: async () => (await import('./history/history-part.ts')).history,
  lab: async () => (await import('./lab/lab-part.tsx')).lab,
  room: async () => (await import('./room/room-part.tsx')).room,
};
