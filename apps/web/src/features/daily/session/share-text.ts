import type { DayProgress } from '../../../shell/daily/day-progress.ts';

/** A finished game of the day. */
export interface SharedGame {
  readonly name: string;
  readonly progress: DayProgress;
  /** Its answers, without the guesses. */
  readonly lines: readonly string[];
}

/** Returns the text to share with a friend: the results, without anything that gives the day's solutions away. */
export function shareText(
  title: string,
  games: readonly SharedGame[],
  address: string,
  say: (progress: DayProgress) => string,
): string {
  const parts = games.map(({ name, progress, lines }) => [`${name}: ${say(progress)}`, ...lines].join('\n'));
  return [title, ...parts, address].join('\n\n');
}
