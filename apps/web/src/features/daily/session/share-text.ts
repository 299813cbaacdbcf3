import type { DayProgress } from '../../../shell/daily/day-progress.ts';

/** A game of the day that has been played to its end. */
export interface SharedGame {
  readonly name: string;
  readonly progress: DayProgress;
  /** Its answers, without what was guessed. */
  readonly lines: readonly string[];
}

/** What is sent to a friend: how it went, and nothing that gives the day away. */
export function shareText(
  title: string,
  games: readonly SharedGame[],
  address: string,
  say: (progress: DayProgress) => string,
): string {
  const parts = games.map(({ name, progress, lines }) => [`${name}: ${say(progress)}`, ...lines].join('\n'));
  return [title, ...parts, address].join('\n\n');
}
