/**
 * Spanish words of five letters, under CC BY-SA. Lengths are in letters; `loadSpanishWords` loads one length.
 *
 * @example
 * ```js
 * import { SPANISH_WORD_LENGTHS, loadSpanishWords } from 'inkling/word/spanish';
 *
 * const words = await loadSpanishWords(5);
 * console.log(SPANISH_WORD_LENGTHS.includes(5), words.length, words.likely.length < words.all.length);
 * // → true 5 true
 * ```
 * @packageDocumentation
 */

export { loadSpanishWords, SPANISH_SOURCES, SPANISH_WORD_LENGTHS } from '@inkling/lists/spanish';
