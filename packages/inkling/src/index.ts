/**
 * Solves any deduction game that is given as a list of secrets, a list of guesses and a function that answers:
 * which secrets are possible, why one is not, what to guess, and the best strategy with a certificate. Also has
 * `ConstraintSolver` and the built-in games.
 *
 * All indices are zero-based. Information is in bits, and the costs of strategies are in guesses.
 *
 * @example
 * ```js
 * import { defineDeduction } from 'inkling';
 *
 * const game = defineDeduction({
 *   name: 'higher or lower',
 *   secrets: [1, 2, 3, 4, 5, 6, 7],
 *   answer: (guess, secret) => (guess === secret ? 'found' : guess < secret ? 'higher' : 'lower'),
 *   solved: 'found',
 * });
 * console.log(game.position([[4, 'higher']]).count, game.position([[4, 'higher']]).best()?.guess);
 * // → 3n 6
 * console.log((await game.optimum()).total);
 * // → 17
 * ```
 * @packageDocumentation
 */

export type { Kernels } from '@inkling/codes/kernels/kernels';
export { codeGame } from '@inkling/codes/optimum/code-game';
export { countOnly, onlyExact, withBlanks } from '@inkling/codes/optimum/code-variants';
export { type AdversaryProof, verifyAdversary } from '@inkling/codes/reference/adversary-proof';
export type { CodeRules, CodeTurn } from '@inkling/core/deduction';
export { type Code, type Feedback, feedbackClass, feedbackOf } from '@inkling/core/feedback';
export { fail, ok, type Result } from '@inkling/core/result';
export { boards } from '@inkling/deduction/combine/boards';
export { type FixedGuesses, fixedGuesses } from '@inkling/deduction/combine/fixed-guesses';
export { hiddenRule, type RuledSecret } from '@inkling/deduction/combine/hidden-rule';
export type { LiesOptimum, LiesOptimumOptions } from '@inkling/deduction/combine/lies-optimum';
export { verifyCertificate } from '@inkling/deduction/combine/verify-certificate';
export {
  type LiesGame,
  type LiesPosition,
  type LiesRankedGuess,
  type WatchedLiesOptions,
  withLies,
} from '@inkling/deduction/combine/with-lies';
export type { Audit } from '@inkling/deduction/define/audit';
export type { OptimumObjective } from '@inkling/deduction/define/best-so-far';
export type { CertificateVerdict } from '@inkling/deduction/define/certificate';
export {
  type DefinedDeduction,
  defineDeduction,
  type WatchedOptions,
} from '@inkling/deduction/define/deduction';
export type {
  AnsweredGuess,
  AnswerKernel,
  AnswerValue,
  Definition,
  Features,
} from '@inkling/deduction/define/definition';
export {
  makeJsonGame,
  parseCsvGame,
  parseJsonGame,
  type TextGame,
} from '@inkling/deduction/define/game-text';
export type { GameTextFault, GameTextPlace, WantedValue } from '@inkling/deduction/define/game-text-fault';
export type {
  DefinedOptimum,
  OptimumOptions,
  OptimumProgress,
} from '@inkling/deduction/define/optimum';
export type { AdversaryMove, ComparedMeasure } from '@inkling/deduction/define/play';
export type { DefinedPosition, FeatureReason, Repair, SetsOptions } from '@inkling/deduction/define/position';
export type { PositionCost } from '@inkling/deduction/define/position-cost';
export type { Puzzle, PuzzleLevel, PuzzleOptions } from '@inkling/deduction/define/puzzle';
export type { RankedGuess, RankMeasure, RankOptions, Split } from '@inkling/deduction/define/ranking';
export type { ReviewedGuess } from '@inkling/deduction/define/review';
export type { StopSignal } from '@inkling/deduction/define/run';
export type { DefinedStrategy, StrategyCost, StrategyStep } from '@inkling/deduction/define/strategy';
export { StrategyError, type StrategyFault } from '@inkling/deduction/define/strategy-error';
export type { StrategyJson } from '@inkling/deduction/notation/graph';
export type { GuessSymmetry, Symmetry } from '@inkling/deduction/optimum/search-options';
export {
  createSession,
  type DeductionSession,
  type SessionChoices,
  type SessionFault,
  type SessionHint,
  type SessionOptions,
  type SessionTurn,
} from '@inkling/deduction/session/session';
export type { PermalinkFault } from '@inkling/games/link/permalink';
export {
  type AdversaryFault,
  adversaryMove,
  adversaryProof,
} from '@inkling/games/mastermind/analysis/adversary';
export { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
export { comparePlayer, type SolveTurn, solveSecret } from '@inkling/games/mastermind/analysis/comparison';
export type { Hint } from '@inkling/games/mastermind/analysis/hint';
export {
  type Advice,
  type GuessProgress,
  nextGuess,
  PLAYERS,
  type PlayerFault,
  type PlayerName,
  type PlayerOptions,
  STRATEGIES,
  STRATEGY_RULES,
  type StrategyName,
  suggestions,
} from '@inkling/games/mastermind/analysis/players';
export type { Check, Position } from '@inkling/games/mastermind/analysis/position';
export { isCountable } from '@inkling/games/mastermind/analysis/positions';
export {
  nextCostlyTurn,
  REFERENCES,
  type Reference,
  type Review,
  type ReviewedTurn,
  type ReviewOptions,
  type ReviewProgress,
  reviewTurns,
  TURN_FACTS,
  type TurnFact,
} from '@inkling/games/mastermind/analysis/review';
export {
  type RulesStatistics,
  type Statistics,
  statisticsOf,
} from '@inkling/games/mastermind/analysis/statistics';
export { WideAnalysis } from '@inkling/games/mastermind/analysis/wide-analysis';
export {
  type Challenge,
  challengeOf,
  checkReveal,
  type DuelLink,
  makeDuelLink,
  parseDuelLink,
  type Reveal,
} from '@inkling/games/mastermind/duel/duel-link';
export type { DuelAnswer, DuelGuess } from '@inkling/games/mastermind/duel/turn-link';
export { linkOf, sheetOf } from '@inkling/games/mastermind/link/sheet-link';
export {
  type GameRecord,
  makeGameRecord,
  parseGameRecord,
  type RecordVerdict,
  verifyGameRecord,
} from '@inkling/games/mastermind/record/game-record';
export { mastermind } from '@inkling/games/mastermind/rules/game';
export {
  makeCode,
  makeTurn,
  parseCode,
  parseFeedback,
  parseTurn,
} from '@inkling/games/mastermind/rules/notation';
export { makeRules, parseRules } from '@inkling/games/mastermind/rules/rules';
export {
  makeCommand,
  makeCsv,
  makePlayCommand,
  makeShapes,
  type ShareCard,
  shareCard,
} from '@inkling/games/mastermind/share/share';
export { commit, isOpeningOf, type Opening, type Sha256 } from '@inkling/games/promise/commitment';
export type { JointDraw } from '@inkling/games/promise/joint-draw';
export type { RoomRecord } from '@inkling/games/record/room-record';
export { makeRoomRecord, parseRoomRecord } from '@inkling/games/record/room-text';
export type { RoomVerdict } from '@inkling/games/record/room-verdict';
export { type VerificationContext, verifyRoomRecord } from '@inkling/games/record/verify-room';
export { witchBotMove } from '@inkling/games/witch/analysis/bot';
export { placeWitch, whyImpossible } from '@inkling/games/witch/analysis/place';
export { reviewWitch } from '@inkling/games/witch/analysis/review';
export { makeWitchCode, readWitchCode } from '@inkling/games/witch/link/board-code';
export { assignTilesToPositions } from '@inkling/games/witch/rules/board';
export { witchGame } from '@inkling/games/witch/rules/game';
export { getSquaresForDifficulty } from '@inkling/games/witch/rules/setting';
export { areAdjacent, getAvailablePositions } from '@inkling/games/witch/rules/squares';
export { wordListMark } from '@inkling/games/word/link/word-link';
export {
  type ChoiceReason,
  ConstraintSolver,
  type Contradiction,
  type ExactNear,
  type KeyPegs,
  type PegAnswer,
  type SolverHint,
  type SolverStrategy,
  type SuggestOptions,
} from './constraint-solver.ts';
export { finish } from './finish.ts';
export { makePermalink, type Permalink, parsePermalink } from './permalink.ts';
export { hintFor, positionAfter } from './positions.ts';
export { scoreCode } from './scoring.ts';
export {
  checkWord,
  lettersForUnknownGuess,
  patterns,
  readWordHints,
  suggestWords,
  verifyHints,
  whyWord,
  wordGame,
  wordLists,
  wordPatterns,
  wordsLeft,
} from './word.ts';
