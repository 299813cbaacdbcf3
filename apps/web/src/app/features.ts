import type { PageEntry } from '../shell/page.ts';

/** The page for an address without a page name. */
export const HOME: PageEntry = {
  id: '',
  name: { en: 'Games', de: 'Spiele', es: 'Juegos' },
  icon: 'games',
  within: '',
  layout: 'home',
  load: async () => {
    const { openHome } = await import('../features/home/page.tsx');
    return (services) =>
      openHome(services, async () =>
        (await import('../features/puzzles/view/week-rows.tsx')).openWeekRows(services),
      );
  },
};

const DAILY: PageEntry = {
  id: 'daily',
  name: { en: 'Daily', de: 'Heute', es: 'Hoy' },
  icon: 'day',
  within: 'daily',
  load: async () => (await import('../features/daily/page.tsx')).openDaily,
};

const TOGETHER: PageEntry = {
  id: 'online',
  name: { en: 'Together', de: 'Zusammen', es: 'Juntos' },
  icon: 'people',
  within: 'online',
  load: async () => (await import('../features/together/page.tsx')).openOnline,
};

const LEARN: PageEntry = {
  id: 'learn',
  name: { en: 'Learn', de: 'Lernen', es: 'Aprender' },
  icon: 'book',
  within: 'learn',
  load: async () => {
    const [{ openLearn }, { ElsewherePanel }] = await Promise.all([
      import('../features/learn/page.tsx'),
      import('../features/review/view/elsewhere-panel.tsx'),
    ]);
    return (services) => openLearn(services, ElsewherePanel);
  },
};

const PUZZLES: PageEntry = {
  id: 'puzzles',
  name: { en: 'Puzzles', de: 'Rätsel', es: 'Puzles' },
  icon: 'puzzle',
  within: 'puzzles',
  load: async () => (await import('../features/puzzles/page.tsx')).openPuzzles,
};

/** Play of a user-defined game. Can also be embedded in a frame on another site. */
export const OWN: PageEntry = {
  id: 'own',
  name: { en: 'Your own game', de: 'Dein eigenes Spiel', es: 'Tu propio juego' },
  layout: 'play',
  within: 'learn',
  load: async () => (await import('../features/lab/own/play/page.tsx')).openOwnPlay,
};

/**
 * The review of a finished game. If it is opened from a link, it can also be embedded in a frame on another
 * site.
 */
export const REVIEW: PageEntry = {
  id: 'review',
  name: { en: 'Review', de: 'Analyse', es: 'Repaso' },
  within: 'history',
  load: async () => (await import('../features/review/page.tsx')).openReview,
};

/**
 * The pages that belong to no single game. A component that one feature shows on behalf of another is injected
 * here.
 */
export const FEATURES: readonly PageEntry[] = [
  HOME,
  DAILY,
  PUZZLES,
  TOGETHER,
  LEARN,
  {
    id: 'first',
    name: { en: 'First game', de: 'Erstes Spiel', es: 'Primera partida' },
    layout: 'play',
    within: 'learn',
    load: async () => (await import('../features/first-game/page.tsx')).openFirstGame,
  },
  {
    id: 'lab',
    name: { en: 'Lab', de: 'Labor', es: 'Laboratorio' },
    within: 'learn',
    load: async () => (await import('../features/lab/page.tsx')).openLab,
  },
  OWN,
  {
    id: 'history',
    name: { en: 'You', de: 'Du', es: 'Tú' },
    within: 'history',
    load: async () => (await import('../features/history/page.tsx')).openHistory,
  },
  REVIEW,
];

/** The pages that every page links to, in display order. */
export const ENTRIES: readonly PageEntry[] = [HOME, DAILY, PUZZLES, TOGETHER, LEARN];
