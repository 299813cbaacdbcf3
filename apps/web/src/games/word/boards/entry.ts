import type { GameEntry } from '../../../shell/page.ts';

/** Two, four or eight words at once. */
export const boards: GameEntry = {
  id: 'boards',
  name: { en: 'Several Words', de: 'Mehrere Wörter', es: 'Varias palabras' },
  within: '',
  layout: 'play',
  load: async () => (await import('./screen.tsx')).openBoards,
  home: async () => (await import('./home/home-part.tsx')).home,
  review: async () => (await import('./review/review-part.ts')).review,
  history: async () => (await import('../../../shell/parts/noted-history.ts')).notedHistory('boards'),
};
