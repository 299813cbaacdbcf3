import { appMessages } from '../../../shell/messages/language.ts';
import type { DaySheet } from '../../../shell/parts/daily-part.ts';
import { LANGUAGE_LISTS, LIST_OF_LANGUAGE } from '../model/names.ts';

/** The sheets of a day: a word of five letters from each language's list, in six tries, the page's language first. */
export function daySheets(seed: string): readonly DaySheet[] {
  const own = LIST_OF_LANGUAGE[appMessages().language];
  return [own, ...LANGUAGE_LISTS.filter((list) => list !== own)].map((list) => ({
    game: 'word',
    params: `w5t6@${list}`,
    seed,
  }));
}
