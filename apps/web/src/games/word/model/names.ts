import type { Language } from '../../../shell/language/language.ts';

/** What the game is called. */
export const WORD_NAME = { en: 'Word', de: 'Wort', es: 'Palabra' } as const;

/** What the game is called in which the word changes. */
export const RUNAWAY_NAME = { en: 'Runaway Word', de: 'Flüchtiges Wort', es: 'Palabra fugitiva' } as const;

/** The lists that come with the app, by the names that they have in the text of a game. */
export const LANGUAGE_LISTS = ['english', 'german', 'spanish'] as const;
export type LanguageList = (typeof LANGUAGE_LISTS)[number];

/** The list that somebody who reads this language plays with. */
export const LIST_OF_LANGUAGE: Readonly<Record<Language, LanguageList>> = {
  en: 'english',
  de: 'german',
  es: 'spanish',
};
