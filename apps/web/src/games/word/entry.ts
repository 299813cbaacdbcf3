import type { GameEntry } from '../../shell/page.ts';
import { WORD_NAME } from './model/names.ts';

export const word: GameEntry = {
  id: 'word',
  name: WORD_NAME,
  within: '',
  layout: 'play',
  load: async () => (await import('./screen.tsx')).openWord,
  pages: [
    {
      id: 'wordsolver',
      name: { en: 'Solve a word', de: 'Wort lösen', es: 'Resolver una palabra' },
      within: 'learn',
      load: async () => (await import('./solver/screen.tsx')).openWordSolver,
    },
  ],
  firstGame: async () => (await import('./first-game/first-game-part.tsx')).firstGame,
  daily: async () => (await import('./daily/daily-part.tsx')).daily,
  home: async () => (await import('./home/home-part.tsx')).home,
  history: async () => (await import('./history/history-part.tsx')).historyOf('word'),
  lab: async () => (await import('./lab/lab-part.tsx')).lab,
  puzzles: async () => (await import('./puzzles/puzzle-part.tsx')).puzzles,
  review: async () => (await import('./review/review-part.ts')).review,
  room: async (saved) => (await import('./room/room-part.tsx')).openRoomPart(saved),
};

/** Several Words: two, four or eight words at the same time. */
export const boards: GameEntry = {
  id: 'boards',
  name: { en: 'Several Words', de: 'Mehrere Wörter', es: 'Varias palabras' },
  within: '',
  layout: 'play',
  load: async () => (await import('./boards/screen.tsx')).openBoards,
  home: async () => (await import('./boards/home/home-part.tsx')).home,
  review: async () => (await import('./boards/review/review-part.ts')).review,
  history: async () => (await import('./boards/history/history-part.ts')).history,
};
