import { RUNAWAY_NAME } from '../model/names.ts';
import { inLanguage, WORD_KIND, type WordKind } from '../session/word-kind.ts';
import { messages } from './messages/language.ts';

/** Runaway Word: no word is drawn. Each guess gets the answer that leaves the most words possible. */
export const RUNAWAY_KIND: WordKind = {
  format: { ...WORD_KIND.format, game: 'runaway-word' },
  hasSeed: false,
  name: () => inLanguage(RUNAWAY_NAME),
  words: () => messages().hidden,
};
