import type { PageEntry } from '../shell/page.ts';

/** Where an address without a name leads. */
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

/** A game of somebody's own, in play; also in a frame on another page. */
export const OWN: PageEntry = {
  id: 'own',
  name: { en: 'Your own game', de: 'Dein eigenes Spiel', es: 'Tu propio juego' },
  layout: 'play',
  within: 'learn',
  load: async () => (await import('../features/lab/own/play/page.tsx')).openOwnPlay,
};

/** A game that was played; from a link also in a frame on another page. */
export const REVIEW: PageEntry = {
  id: 'review',
  name: { en: 'Review', de: 'Analyse', es: 'Repaso' },
  within: 'history',
  load: async () => (await import('../features/review/page.tsx')).openReview,
};

/** The pages that belong to no game. What one feature shows of another is handed to it here. */
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

/** The pages that every page leads to, in their order. */
export const ENTRIES: readonly PageEntry[] = [HOME, DAILY, PUZZLES, TOGETHER, LEARN];
