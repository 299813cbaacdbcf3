import type { LaterPart } from '../../../shell/parts/daily-part.ts';

export const later: LaterPart = {
  turnsIn: ({ sheets: [sheet] = [] }) => ({
    turns: sheet?.turnsUsed ?? 0,
    answers: (sheet?.turns ?? []).map(({ marks = [] }) => marks.join('')),
  }),
  secrets: {
    drawnFrom: async (seed) => (await import('./day-word.ts')).dayWord(seed),
    say: (word) => word.toUpperCase(),
  },
};
