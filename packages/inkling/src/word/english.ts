/**
 * English words of 1 to 25, 27 and 28 letters, each length as a separate chunk. `loadWords` loads one length.
 *
 * @example
 * ```js
 * import { ENGLISH_WORD_LENGTHS, loadWords } from 'inkling/word/english';
 *
 * const words = await loadWords(5);
 * console.log(ENGLISH_WORD_LENGTHS.includes(5), words.length, words.likely.length < words.all.length);
 * // → true 5 true
 * ```
 * @packageDocumentation
 */

export { ENGLISH_SOURCES, ENGLISH_WORD_LENGTHS, loadWords } from '@inkling/lists/english';
