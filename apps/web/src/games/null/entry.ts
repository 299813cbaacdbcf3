import type { GameEntry } from '../../shell/page.ts';

export const nullEntry: GameEntry = {
  id: 'null',
  isHidden: true,
  name: { en: 'Number', de: 'Zahl', es: 'Número' },
  within: '',
  layout: 'play',
  home: async () => (await import('./home/home-part.tsx')).home,
  load: async () => (await import('./screen.tsx')).openNull,
  review: async () => (await import('./review/review-part.ts')).review,
  history: async () => (await import('./history/history-part.ts')).history,
};
