/**
 * German words of five letters, under CC BY-SA. Lengths are in letters; `loadGermanWords` loads one length.
 *
 * @example
 * ```js
 * import { GERMAN_WORD_LENGTHS, loadGermanWords } from 'inkling/word/german';
 *
 * const words = await loadGermanWords(5);
 * console.log(GERMAN_WORD_LENGTHS.includes(5), words.length, words.likely.length < words.all.length);
 * // → true 5 true
 * ```
 * @packageDocumentation
 */

export { GERMAN_SOURCES, GERMAN_WORD_LENGTHS, loadGermanWords } from '@inkling/lists/german';
