/** The word codebreaker, by hand: hints, verdicts, reasons, patterns, words. `import … from 'inkling/word'`. */

export { type Mark, markWord, WORD_LENGTH_MAX } from '@inkling/core/marks';
export { type WordFault, type WordList, type WordParams, wordGame } from '@inkling/games/word/game';
export { type Alphabet, ENGLISH, parseAlphabet } from '@inkling/games/word/letters';
export { makeMarks } from '@inkling/games/word/mark-signs';
export { makeRound, parseRound, parseRounds, type Round, type RoundFault } from '@inkling/games/word/rounds';
export type { WordResult } from '@inkling/solvers/words/evaluate';
export { WORD_STRATEGIES, type WordStrategy } from '@inkling/solvers/words/rank';
export { ENGLISH_SOURCES, ENGLISH_WORD_LENGTHS, loadWords } from '@inkling/words/english';
export { parseWordFile, type WordFile, type WordFileFault } from '@inkling/words/word-file';
export {
  checkWord,
  type WordCheck,
  type WordFaultCode,
  type WordHintFault,
  wordFaults,
} from './word/check.ts';
export {
  compareWordStrategy,
  playWord,
  solveWord,
  type WordPlayer,
  type WordSolution,
} from './word/contests.ts';
export {
  type DocumentHints,
  type GuessRound,
  lettersForUnknownGuess,
  patterns,
  type VerifiedHints,
  verifyHints,
} from './word/document.ts';
export { readWordHints, type WordHints } from './word/hints.ts';
export { type WordLists, wordLists } from './word/lists.ts';
export { type PatternOptions, wordPatterns } from './word/patterns.ts';
export type { WordRepair } from './word/repairs.ts';
export { makeWordCommand, makeWordShapes, type WordShareCard, wordShareCard } from './word/share.ts';
export {
  type AdviceOptions,
  letterShares,
  suggestWords,
  type WordAdvice,
  type WordSuggestion,
  type WordsLeft,
  wordsLeft,
} from './word/suggestions.ts';
export type { WordQuestion } from './word/theory.ts';
export { type WordReason, whyWord } from './word/why.ts';
