import type { WordLanguage } from '@inkling/games/word/rules/languages';
import type { Language } from '../../../shell/language/language.ts';

/** The name of the game. */
export const WORD_NAME = { en: 'Word', de: 'Wort', es: 'Palabra' } as const;

/** The name of the game in which the word changes. */
export const RUNAWAY_NAME = { en: 'Runaway Word', de: 'Flüchtiges Wort', es: 'Palabra fugitiva' } as const;

/** The default list for each language of the page. */
export const LIST_OF_LANGUAGE: Readonly<Record<Language, WordLanguage>> = {
  en: 'english',
  de: 'german',
  es: 'spanish',
};

/** The lists that come with the app, by their names in the string form of a game. */
export const LANGUAGE_LISTS: readonly WordLanguage[] = Object.values(LIST_OF_LANGUAGE);
