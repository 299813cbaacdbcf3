import type { Language } from '../../../shell/language/language.ts';

/** The name of the game. */
export const WORD_NAME = { en: 'Word', de: 'Wort', es: 'Palabra' } as const;

/** The name of the game in which the word changes. */
export const RUNAWAY_NAME = { en: 'Runaway Word', de: 'Flüchtiges Wort', es: 'Palabra fugitiva' } as const;

/** The lists that come with the app, by their names in the string form of a game. */
export const LANGUAGE_LISTS = ['english', 'german', 'spanish'] as const;
export type LanguageList = (typeof LANGUAGE_LISTS)[number];

/** The default list for each language of the page. */
export const LIST_OF_LANGUAGE: Readonly<Record<Language, LanguageList>> = {
  en: 'english',
  de: 'german',
  es: 'spanish',
};
