import type { GameEntry } from '../../../shell/page.ts';

/** Mastermind in which an answer may be false. */
export const liar: GameEntry = {
  id: 'liar',
  name: { en: 'The Lying Row', de: 'Lügende Reihe', es: 'Fila mentirosa' },
  within: '',
  layout: 'play',
  load: async () => (await import('./screen.tsx')).openLiar,
  home: async () => (await import('./home/home-part.tsx')).home,
  review: async () => (await import('./review/review-part.ts')).review,
  history: async () => (await import('../../../shell/parts/noted-history.ts')).notedHistory('liar'),
};
