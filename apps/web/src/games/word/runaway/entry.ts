import type { GameEntry } from '../../../shell/page.ts';
import { RUNAWAY_NAME } from '../model/names.ts';

/** Runaway Word: a game without a chosen word, on the page of Word, with its own rules. */
export const runawayWord: GameEntry = {
  id: 'runaway-word',
  name: RUNAWAY_NAME,
  within: '',
  layout: 'play',
  load: async () => (await import('./screen.tsx')).openRunawayWord,
  home: async () => (await import('./home-part.tsx')).home,
  history: async () => (await import('../history/history-part.tsx')).historyOf('runaway-word'),
  review: async () => (await import('./review-part.ts')).review,
};
