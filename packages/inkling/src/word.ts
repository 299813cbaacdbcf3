/**
 * Explores the word game by hand: the words that its hints leave, with or without a dictionary. A round is a
 * guess with a mark for each letter; a list holds words of one length.
 *
 * @example
 * ```js
 * import { ENGLISH, parseRounds, readWordHints, wordLists, wordsLeft } from 'inkling/word';
 *
 * const lists = wordLists(ENGLISH, 5, ['crane', 'trace', 'brace', 'grace', 'slate']);
 * // g: the right place; y: another place; w: not in the word.
 * const rounds = parseRounds(ENGLISH, 'slate:wwgwg');
 * if (rounds.ok) console.log(wordsLeft(rounds.value, lists).all, readWordHints(rounds.value).consistent);
 * // → [ 'crane', 'brace', 'grace' ] true
 * ```
 * @packageDocumentation
 */

export { type Mark, WORD_LENGTH_MAX } from '@inkling/core/marks';
export {
  checkWord,
  type WordCheck,
  type WordFaultCode,
  type WordHintFault,
  wordFaults,
} from '@inkling/games/word/analysis/check';
export {
  compareWordStrategy,
  playWord,
  solveWord,
  type WordPlayer,
  type WordSolution,
} from '@inkling/games/word/analysis/contests';
export {
  type DocumentHints,
  type GuessRound,
  lettersForUnknownGuess,
  patterns,
  type VerifiedHints,
  verifyHints,
} from '@inkling/games/word/analysis/document';
export { readWordHints, type WordHints } from '@inkling/games/word/analysis/hints';
export { type WordLists, wordLists } from '@inkling/games/word/analysis/lists';
export { type PatternOptions, wordPatterns } from '@inkling/games/word/analysis/patterns';
export type { WordRepair } from '@inkling/games/word/analysis/repairs';
export {
  type AdviceOptions,
  letterShares,
  suggestWords,
  type WordAdvice,
  type WordSuggestion,
  type WordsLeft,
  wordsLeft,
} from '@inkling/games/word/analysis/suggestions';
export type { WordQuestion } from '@inkling/games/word/analysis/theory';
export { type WordReason, whyWord } from '@inkling/games/word/analysis/why';
export { wordDefinition } from '@inkling/games/word/optimum/word-definition';
export { type WordFault, type WordList, type WordParams, wordGame } from '@inkling/games/word/rules/game';
export { type Alphabet, ENGLISH, parseAlphabet } from '@inkling/games/word/rules/letters';
export { makeMarks } from '@inkling/games/word/rules/mark-signs';
export {
  makeRound,
  parseRound,
  parseRounds,
  type Round,
  type RoundFault,
} from '@inkling/games/word/rules/rounds';
export {
  makeWordCommand,
  makeWordShapes,
  type WordShareCard,
  wordShareCard,
} from '@inkling/games/word/share/share';
export { parseWordFile, type WordFile, type WordFileFault } from '@inkling/lists/word-file';
export type { WordResult } from '@inkling/words/evaluate';
export { WORD_STRATEGIES, type WordStrategy } from '@inkling/words/rank';
export { markWord } from './scoring.ts';
