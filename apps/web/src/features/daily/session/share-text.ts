import type { DayStanding } from '../../../shell/daily/day-standing.ts';

/** A game of the day that has been played to its end. */
export interface SharedGame {
  readonly name: string;
  readonly standing: DayStanding;
  /** Its answers, without what was guessed. */
  readonly lines: readonly string[];
}

/** What is sent to a friend: how it went, and nothing that gives the day away. */
export function shareText(
  title: string,
  games: readonly SharedGame[],
  address: string,
  say: (standing: DayStanding) => string,
): string {
  const parts = games.map(({ name, standing, lines }) => [`${name}: ${say(standing)}`, ...lines].join('\n'));
  return [title, ...parts, address].join('\n\n');
}
