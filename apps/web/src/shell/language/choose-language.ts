import { type Context, createContext } from 'preact';
import type { LanguageChoice } from './language.ts';

/** What `language de` does in every console. */
export const ChooseLanguage: Context<((choice: LanguageChoice) => void) | undefined> = createContext<
  ((choice: LanguageChoice) => void) | undefined
>(undefined);
