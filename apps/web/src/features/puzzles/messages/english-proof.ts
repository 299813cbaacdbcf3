import { grammarOf } from '../../../shell/language/grammar.ts';

const { either, listed } = grammarOf('en');

const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;
const marks = (count: number): string => (count === 1 ? '1 mark' : `${count} marks`);
const places = (count: number): string => (count === 1 ? 'place' : 'places');

/** The claims and reasons of the steps of a proof. Clue and step numbers are one-based. */
export const englishProof = {
  techniques: {
    count: 'Count the marks',
    place: 'Right places',
    exclusion: 'Exclusion',
    list: 'Look in the list',
    marks: 'The ways to read one clue',
    pair: 'Two clues together',
    cases: 'Two cases',
    suppose: 'An assumption',
  },
  clueName: (clue: number): string => `Clue ${clue}`,
  stepName: (step: number): string => `Step ${step}`,
  none: (names: readonly string[]): string => `There is no ${either(names)}.`,
  at: (name: string, at: readonly string[]): string => `${name} is at ${places(at.length)} ${listed(at)}.`,
  notAt: (name: string, at: readonly string[]): string =>
    `${name} is not at ${places(at.length)} ${either(at)}.`,
  exactly: (name: string, count: number): string => `${name} occurs exactly ${times(count)}.`,
  least: (name: string, count: number): string => `${name} occurs at least ${times(count)}.`,
  most: (name: string, count: number): string => `${name} occurs at most ${times(count)}.`,
  impossible: 'That is impossible.',
  lettersCounted: (clue: number): string => `The marks of clue ${clue} say how often its letters occur.`,
  lettersPlaced: (clue: number): string => `Clue ${clue} says what is where, and what is not.`,
  countFails: (clue: number, total: number): string => `Clue ${clue} cannot get its ${marks(total)}.`,
  noMark: (clue: number): string => `Clue ${clue} has no mark.`,
  restNotEnough: (clue: number, total: number): string =>
    `The rest of clue ${clue} cannot account for its ${marks(total)} alone.`,
  othersGive: (clue: number, total: number): string =>
    `Clue ${clue} has ${marks(total)}, and the rest of it accounts for ${total === 1 ? 'it' : 'them'}.`,
  noRoom: (clue: number, total: number): string =>
    `The ${marks(total)} of clue ${clue} leave no room for more.`,
  placeFails: (clue: number, exact: number): string =>
    `Clue ${clue} cannot have ${exact} in the right place.`,
  nothingPlaced: (clue: number): string => `Nothing in clue ${clue} is in the right place.`,
  onlyPlaces: (clue: number, exact: number): string =>
    `Clue ${clue} has ${exact} in the right place, and no other place is possible.`,
  placesFound: (clue: number): string =>
    `What clue ${clue} has in the right place is already found, so the rest of it is in the wrong place.`,
  nothingLeft: 'No code fits what is known.',
  onlyPlace: 'There is no other place for it.',
  placeEmpty: 'Otherwise a place would stay empty.',
  allTaken: 'Its places are found, or all places are taken.',
  onlyWord: 'No other word of the list fits.',
  ways: (clues: readonly number[], count: number): string => {
    const how = count === 0 ? 'is no way' : count === 1 ? 'is only one way' : `are ${count} ways`;
    const each = count > 1 ? ' It is true in each.' : '';
    return clues.length === 1
      ? `There ${how} to get the marks of clue ${clues[0]}.${each}`
      : `There ${how} to meet clues ${listed(clues.map(String))} together.${each}`;
  },
  suppose: (claim: string): string => `Suppose: ${claim}`,
  eitherWay: 'It is true either way.',
};
