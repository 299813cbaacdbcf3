import type { Language } from '../../../shell/language/language.ts';
import { language } from '../../../shell/language/language.ts';
import type { GameFormat } from '../../../shell/saved/saved-game.ts';
import type { WordMessages } from '../messages/english.ts';
import { messages } from '../messages/language.ts';
import { WORD_NAME } from '../model/names.ts';
import { FORMAT, type WordGameState } from './format.ts';

/** The differences between the games that share the page of Word. */
export interface WordKind {
  readonly format: GameFormat<WordGameState>;
  /** Whether a word is drawn from a seed. */
  readonly hasSeed: boolean;
  name(): string;
  /** The messages that depend on whether the word is fixed. */
  words(): WordMessages['hidden'];
}

/** The usual game: the word is drawn, and does not change. */
export const WORD_KIND: WordKind = {
  format: FORMAT,
  hasSeed: true,
  name: () => inLanguage(WORD_NAME),
  words: () => messages().hidden,
};

export function inLanguage(name: Readonly<Record<Language, string>>): string {
  return name[language.value];
}
