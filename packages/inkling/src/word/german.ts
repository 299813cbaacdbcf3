/** German words of five letters, under CC BY-SA: `import { loadGermanWords } from 'inkling/word/german'`. */

export { GERMAN_SOURCES, GERMAN_WORD_LENGTHS, loadGermanWords } from '@inkling/lists/german';
