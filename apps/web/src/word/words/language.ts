import { words } from '../../words/language.ts';
import { english } from './english.ts';
import type { WordWords } from './words.ts';

const CATALOGUES: Readonly<Record<string, WordWords>> = { en: english };

/** The word place's catalogue in the language of the page. */
export function wordWords(): WordWords {
  return CATALOGUES[words().language] ?? english;
}
