import type { PageEntry } from '../shell/page.ts';

/** The pages that belong to no game. */
export const FEATURES: readonly PageEntry[] = [
  {
    id: 'online',
    tab: { name: { en: 'Together', de: 'Zusammen', es: 'Juntos' }, rank: 50 },
    load: async () => (await import('../features/together/page.tsx')).openOnline,
  },
  {
    id: 'lab',
    tab: { name: { en: 'Lab', de: 'Labor', es: 'Laboratorio' }, rank: 70 },
    load: async () => (await import('../features/lab/page.tsx')).openLab,
  },
  {
    id: 'history',
    tab: { name: { en: 'History', de: 'Verlauf', es: 'Historial' }, rank: 80 },
    load: async () => (await import('../features/history/page.tsx')).openHistory,
  },
  {
    id: 'learn',
    tab: { inside: 'lab' },
    load: async () => (await import('../features/learn/page.tsx')).openLearn,
  },
];
