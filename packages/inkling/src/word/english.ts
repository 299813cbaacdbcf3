/** English words of each length from 1 to 28, in chunks of their own: `import { loadWords } from 'inkling/word/english'`. */

export { ENGLISH_SOURCES, ENGLISH_WORD_LENGTHS, loadWords } from '@inkling/lists/english';
