export { answerCode, layOutCodes, spreadCodes } from './code-rows';
export { countFew, countMany, most, select } from './rows';
export {
  advance,
  boundOf,
  chosenRow,
  codesAt,
  entryAfter,
  entryOf,
  evaluatedCount,
  firstOf,
  historyAt,
  isKnown,
  keyAt,
  layOut,
  learn,
  leastByTwoGuesses,
  lowerOf,
  partsAt,
  ready,
  readyRows,
  representativesAt,
  resultOf,
  rowsAt,
  searchGuess,
  searchSet,
  secretsAt,
  setAt,
  setCount,
  upperOf,
  workDone,
} from './search';
export { transpose } from './transpose';
export { layOutSums, newVector, pickedAt, sumAt, sumVectors } from './vector-sums';
