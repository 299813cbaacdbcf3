import type { GameEntry } from '../../shell/page.ts';

export const nullEntry: GameEntry = {
  id: 'null',
  isHidden: true,
  tab: { name: { en: 'Number', de: 'Zahl', es: 'Número' }, rank: 40 },
  load: async () => (await import('./screen.tsx')).openNull,
  history: async () => (await import('./history/history-part.ts')).history,
};
