import type { Language } from '../../../shell/language/language.ts';
import { language } from '../../../shell/language/language.ts';
import type { GameFormat } from '../../../shell/saved/saved-game.ts';
import type { WordMessages } from '../messages/english.ts';
import { messages } from '../messages/language.ts';
import { WORD_NAME } from '../model/names.ts';
import { FORMAT, type WordGameState } from './format.ts';

/** Which game the page of words plays: everything but this is the same for all of them. */
export interface WordKind {
  readonly format: GameFormat<WordGameState>;
  /** False where nothing is drawn. */
  readonly hasSeed: boolean;
  name(): string;
  /** What depends on whether the word is fixed. */
  words(): WordMessages['hidden'];
}

/** The word is drawn, and stays. */
export const WORD_KIND: WordKind = {
  format: FORMAT,
  hasSeed: true,
  name: () => inLanguage(WORD_NAME),
  words: () => messages().hidden,
};

export function inLanguage(name: Readonly<Record<Language, string>>): string {
  return name[language.value];
}
