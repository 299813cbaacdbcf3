import { WORD_LANGUAGES, type WordLanguage } from '@inkling/games/word/rules/languages';

/** The name of a list: its language, or `own` if its words are from the user's files. */
export type ListName = WordLanguage | typeof OWN_LIST;
export const OWN_LIST = 'own';

/** Returns the language with this name. Any other name is that of a file; `./german` is a file, too. */
export function languageNamed(name: string | undefined): WordLanguage | undefined {
  return WORD_LANGUAGES.find((language) => language === name?.toLowerCase());
}

export const LANGUAGE_NAMES: Readonly<Record<WordLanguage, string>> = {
  english: 'English',
  german: 'German',
  spanish: 'Spanish',
};
