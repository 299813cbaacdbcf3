import type { GameEntry } from '../../../shell/page.ts';

/** A maker who never settles on a code: the race without rivals, on a page of its own. */
export const runaway: GameEntry = {
  id: 'runaway',
  name: { en: 'Runaway Code', de: 'Flüchtiger Code', es: 'Código fugitivo' },
  within: '',
  layout: 'play',
  load: async () => (await import('../race/page.tsx')).openRunaway,
  home: async () => (await import('./home-part.tsx')).home,
};
