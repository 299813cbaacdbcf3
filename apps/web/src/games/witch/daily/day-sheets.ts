import { WITCH_DAY_RULES } from '@inkling/games/witch/day-rules';
import type { DaySheet } from '../../../shell/parts/daily-part.ts';

/** One board for one player. */
export function daySheets(seed: string): readonly DaySheet[] {
  return [{ game: 'witch', params: WITCH_DAY_RULES, seed }];
}
