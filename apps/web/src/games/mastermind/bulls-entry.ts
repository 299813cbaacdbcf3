import type { GameEntry } from '../../shell/page.ts';
import { BULLS_GAME } from './bulls/name.ts';

/** Bulls and Cows: the rules of Mastermind, with digits of which none comes twice, on a page of its own. */
export const bulls: GameEntry = {
  ...BULLS_GAME,
  within: '',
  layout: 'play',
  load: async () => (await import('./bulls-page.ts')).openBulls,
  home: async () => (await import('./bulls/home-part.tsx')).home,
};
