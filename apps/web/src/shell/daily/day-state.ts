import { makeSheet, newSheet, type Sheet } from '@inkling/core/sheet';
import { isDay } from '@inkling/games/daily/day';
import { FIRST_DAY, openSeed } from '@inkling/games/daily/open-day';
import { appMessages } from '../messages/language.ts';
import type { DaySheet } from '../parts/daily-part.ts';
import { SAVED_VERSION, type Saved, savedKey } from '../saved/saved.ts';
import type { GameFormat } from '../saved/saved-game.ts';
import { keyOf, makeSavedGame, parseSavedGame } from '../saved/saved-game.ts';
import { dayMessages } from './messages/language.ts';

/** Returns why a day cannot be played, in the language of the page, or undefined if it can. */
export function dayFault(text: string, today: string): string | undefined {
  const { noSuchDay, toCome, beforeFirst } = appMessages().app;
  const { long } = dayMessages().days;
  if (!isDay(text)) return noSuchDay;
  if (text > today) return toCome(long(text));
  return text < FIRST_DAY ? beforeFirst(long(FIRST_DAY)) : undefined;
}

/** Opens a daily game. A saved one is resumed and becomes the game that its page opens with; else it starts anew. */
export async function dayState<State extends { readonly sheet: Sheet }>(
  saved: Saved,
  format: GameFormat<State>,
  daySheets: (seed: string) => readonly DaySheet[],
  day: string,
): Promise<{ readonly state: State; readonly origin: 'resumed' | 'linked' } | undefined> {
  const sheets = daySheets(openSeed(day, format.game));
  for (const sheet of sheets) {
    const state = parseSavedGame(format, await saved.read(savedKey(sheet)));
    if (!state) continue;
    await saved.write(keyOf(format), makeSavedGame(format, state));
    return { state, origin: 'resumed' };
  }
  const [first] = sheets;
  const state =
    first &&
    parseSavedGame(format, {
      version: SAVED_VERSION,
      sheet: makeSheet(newSheet(first.game, first.params, first.seed)),
    });
  return state && { state, origin: 'linked' };
}
