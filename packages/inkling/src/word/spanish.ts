/** Spanish words of five letters, under CC BY-SA: `import { loadSpanishWords } from 'inkling/word/spanish'`. */

export { loadSpanishWords, SPANISH_SOURCES, SPANISH_WORD_LENGTHS } from '@inkling/lists/spanish';
