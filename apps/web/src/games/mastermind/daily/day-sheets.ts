import { MASTERMIND_DAY_RULES } from '@inkling/games/mastermind/daily/day-rules';
import type { DaySheet } from '../../../shell/parts/daily-part.ts';

/** The classic game, against a randomly drawn code. */
export function daySheets(seed: string): readonly DaySheet[] {
  return [{ game: 'mastermind', params: `${MASTERMIND_DAY_RULES}/drawn`, seed }];
}
