import type { Day } from '@inkling/games/daily/day';
import { FIRST_DAY, numberOfDay } from '@inkling/games/daily/open-day';
import type { DayProgress } from '../../contract/game-day.ts';
import { counted, listed } from '../../messages/numbers.ts';

/** The messages of `daily`. */

export const OPEN_DAY =
  'This is the offline day, from the published seed: anybody can work it out, and it is never passed off as a server’s.';
export const ONE_TRY = 'You have one try; nothing can be taken back.';
export const LEFT = 'Your try is saved: run the same command to continue it.';
export const OVER_ALREADY = 'This day’s try was finished elsewhere in the meantime; that result stays.';
export const NOT_KEPT = 'Your try cannot be kept.';

export function sayDay(day: Day): string {
  return `Daily No ${numberOfDay(day)}, ${day}.`;
}

/** Says how to begin or continue, if something is left to play. */
export function sayNext(games: readonly string[]): string {
  return `Play with: inkling daily ${listed(games, 'or')}.`;
}

export function sayBeforeFirst(today: Day): string {
  return `The clock of this machine says ${today}, and the first day was ${FIRST_DAY}. Set the clock right.`;
}

export function sayDamagedTry(keptAs: string, version: string | undefined): string {
  const why =
    version === undefined
      ? 'cannot be read or cannot have been played'
      : `is version ${version}, and this program reads version 1`;
  return `The try that was kept of this day ${why}. It was set aside as ${keptAs}; nothing was deleted.`;
}

export function sayProgress({ phase, turns, withNotes }: DayProgress): string {
  return `${PHASES[phase](turns)}${withNotes ? ', with notes' : ''}`;
}

const PHASES: Readonly<Record<DayProgress['phase'], (turns: number) => string>> = {
  open: () => 'not opened yet',
  begun: (turns) => (turns === 0 ? 'started' : `${counted(turns, 'turn')} played`),
  found: (turns) => `found in ${turns}`,
  lost: () => 'not found',
};

/** A game of a day that is over. */
interface SharedGame {
  readonly name: string;
  readonly progress: DayProgress;
  readonly lines: readonly string[];
}

/** Returns the text to send to friends: the results, without giving the day's secrets away. */
export function shareText(day: Day, games: readonly SharedGame[]): string {
  const parts = games.map(({ name, progress, lines }) =>
    [`${name}: ${sayProgress(progress)}`, ...lines].join('\n'),
  );
  return [`Inkling, Daily No ${numberOfDay(day)}`, ...parts].join('\n\n');
}
