/**
 * The published surface, by hand. Games and theory can also be imported by file, for example
 * `inkling/mastermind/analysis`; the word codebreaker whole is `inkling/word`.
 */

export type { CodeRules, CodeTurn } from '@inkling/core/deduction';
export { type Code, type Feedback, feedbackClass, feedbackOf, scoreCode } from '@inkling/core/feedback';
export { fail, ok, type Result } from '@inkling/core/result';
export { mastermind } from '@inkling/games/mastermind/game';
export { makeCode, makeTurn, parseCode, parseFeedback, parseTurn } from '@inkling/games/mastermind/notation';
export { makeRules, parseRules } from '@inkling/games/mastermind/rules';
export { assignTilesToPositions } from '@inkling/games/witch/board';
export { witchGame } from '@inkling/games/witch/game';
export { getSquaresForDifficulty } from '@inkling/games/witch/setting';
export { areAdjacent, getAvailablePositions } from '@inkling/games/witch/squares';
export type { Kernels } from '@inkling/solvers/kernels/kernels';
export { type AdversaryProof, verifyAdversary } from '@inkling/solvers/reference/adversary-proof';
export { commit, isOpeningOf, type Opening, type Sha256 } from './commitment.ts';
export { ConstraintSolver, type Contradiction, type KeyPegs } from './constraint-solver.ts';
export {
  type Challenge,
  challengeOf,
  checkReveal,
  makeDuelLink,
  parseDuelLink,
  type Reveal,
} from './duel.ts';
export {
  type GameRecord,
  makeGameRecord,
  parseGameRecord,
  type RecordVerdict,
  verifyGameRecord,
} from './game-record.ts';
export type { JointDraw } from './joint-draw.ts';
export { type AdversaryFault, adversaryMove, adversaryProof } from './mastermind/adversary.ts';
export { CodeAnalysis } from './mastermind/analysis.ts';
export { comparePlayer, type SolveTurn, solveSecret } from './mastermind/comparison.ts';
export { type Hint, hintFor } from './mastermind/hint.ts';
export {
  type Advice,
  finish,
  nextGuess,
  PLAYERS,
  type PlayerFault,
  type PlayerName,
  type PlayerOptions,
  STRATEGIES,
  STRATEGY_RULES,
  type StrategyName,
  suggestions,
} from './mastermind/players.ts';
export type { Check, Position } from './mastermind/position.ts';
export { isCountable, positionAfter } from './mastermind/positions.ts';
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
} from './mastermind/review.ts';
export { WideAnalysis } from './mastermind/wide-analysis.ts';
export { linkOf, sheetOf } from './permalink/sheet-link.ts';
export { wordListMark } from './permalink/word-link.ts';
export { makePermalink, type Permalink, type PermalinkFault, parsePermalink } from './permalink.ts';
export type { RoomRecord } from './record/room-record.ts';
export { makeRoomRecord, parseRoomRecord } from './record/room-text.ts';
export type { RoomVerdict } from './record/room-verdict.ts';
export { type RecordWorld, verifyRoomRecord } from './record/verify-room.ts';
export { makeCommand, makeCsv, makePlayCommand, makeShapes, type ShareCard, shareCard } from './share.ts';
export { type RulesStatistics, type Statistics, statisticsOf } from './statistics.ts';
export { placeWitch, whyImpossible } from './witch.ts';
export { witchBotMove } from './witch-bot.ts';
export { reviewWitch } from './witch-review.ts';
export { makeWitchCode, readWitchCode } from './witch-share.ts';
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
