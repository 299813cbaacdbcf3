import type { LaterPart } from '../../../shell/parts/daily-part.ts';
import { daySecrets } from './day-secrets.ts';

export const later: LaterPart = {
  turnsIn: ({ sheets: [sheet] = [] }) => ({
    turns: sheet?.turnsUsed ?? 0,
    answers: (sheet?.turns ?? []).map(({ exact = 0, near = 0 }) => `${exact},${near}`),
  }),
  secrets: daySecrets,
};
