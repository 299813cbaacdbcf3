import { expect, it } from 'vitest';
import {
  checkWord,
  compareWordStrategy,
  ENGLISH,
  lettersForUnknownGuess,
  patterns,
  playWord,
  readWordHints,
  solveWord,
  suggestWords,
  verifyHints,
  whyWord,
  wordFaults,
  wordLists,
  wordPatterns,
} from '../word.ts';

const lists = wordLists(ENGLISH, 5, ['crane', 'trace', 'brace', 'grace', 'slate']);
// Type-checked callers cannot write these options, but plain JavaScript can.
const options = (fields: object) => fields as never;

it.each([
  ['strategy', () => suggestWords([], lists, options({ stratgy: 'parts' }))],
  ['top', () => suggestWords([], lists, options({ tpo: 3 }))],
  ['opener', () => solveWord('crane', lists, options({ openr: 'slate' }))],
  ['hard', () => playWord('crane', lists, options({ hrad: true })).next()],
  ['opener', () => compareWordStrategy(lists, 'parts', options({ opner: 'slate' }))],
  ['length', () => checkWord([], options({ lenght: 6 }))],
  ['length', () => wordFaults([], options({ lenth: 6 }))],
  ['length', () => readWordHints([], options({ lengths: 6 }))],
  ['alphabet', () => whyWord([], 0, 0, options({ alphabeth: ENGLISH }))],
  ['alphabet', () => verifyHints([], options({ alfabet: ENGLISH }))],
  ['length', () => lettersForUnknownGuess([], options({ Lenght: 6 }))],
  ['usefulFor', () => patterns([], options({ usefullFor: ['crane'] }))],
  ['usefulFor', () => wordPatterns([], options({ usefulFro: ['crane'] })).next()],
])('a misspelt option of the word game throws a TypeError that suggests %s', (meant, act) => {
  expect(act).toThrow(TypeError);
  expect(act).toThrow(`did you mean ${meant}?`);
});

it('options may have additional fields, and may include word lists', () => {
  expect(suggestWords([], lists, options({ top: 1, author: 'Ada' })).suggestions).toHaveLength(1);
  expect(checkWord([], options({ ...lists, author: 'Ada' })).consistent).toBe(true);
});
