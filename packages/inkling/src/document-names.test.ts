import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as library from './index.ts';
import { ENGLISH, parseRounds, whyWord, wordLists } from './word.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/library.md'), 'utf8');

describe('the names of the founding documents', () => {
  it.each([
    'verifyHints',
    'lettersForUnknownGuess',
    'letters_for_unknown_guess',
    'areAdjacent',
    'getAvailablePositions',
    'assignTilesToPositions',
    'getSquaresForDifficulty',
    'EASY_SQUARES',
    'selectImagesForDifficulty',
    'generateAllCodes',
    'allPossibleCodes',
    'calculateFeedback',
    'generateRandomCode',
    'getGameElements',
    'getValidChoices',
    'getSuggestedGuess',
  ])('%s appears on the page of the library', (name) => expect(PAGE).toContain(`\`${name}\``));
});

describe('the codes that are left', () => {
  it('are two after the four guesses of the essay’s first game', () => {
    const guesses = ['bbcc', 'ddee', 'bdef', 'ddcf'].map((guess) => [...guess]);
    const answers = [
      { black: 1, white: 0 },
      { black: 2, white: 0 },
      { black: 2, white: 0 },
      { black: 0, white: 0 },
    ];
    const solver = new library.ConstraintSolver([...'abcdef'], 4);
    expect([...solver.possibleCodes(guesses, answers)].map((code) => code.join(''))).toEqual([
      'baee',
      'beee',
    ]);
  });

  it('are generated one by one for a game with too many codes to list', () => {
    const elements = Array.from({ length: 12 }, (_, i) => `e${i}`);
    const codes = new library.ConstraintSolver(elements, 12).possibleCodes([], []);
    expect([codes.next().value, codes.next().value].map((code) => code?.at(-1))).toEqual(['e0', 'e1']);
  });
});

describe('the library', () => {
  it('rejects a board without a seed, and names what is missing', () => {
    expect(() => library.placeWitch({ level: 'easy' } as never)).toThrow(/seed/);
  });

  it('accepts a capital letter, and reports a word that cannot be in a list', () => {
    const { words, skipped } = wordLists(ENGLISH, 5, ['Crane', 'naïve', 'cranes']);
    expect([words, skipped]).toEqual([['Crane'], ['naïve', 'cranes']]);
  });

  it('counts a word that differs only in case once, and reports it', () => {
    const { words, likelyCount, doubled } = wordLists(
      ENGLISH,
      5,
      ['CRANE', 'slate', 'slate'],
      ['Crane', 'crane'],
    );
    expect([words, likelyCount, doubled]).toEqual([['Crane', 'slate'], 1, ['crane', 'CRANE']]);
  });

  it('uses zero-based places and rounds', () => {
    const rounds = parseRounds(ENGLISH, 'salet:ywwww');
    if (!rounds.ok) throw new Error('it is a round');
    expect(whyWord(rounds.value, 0, 18)).toMatchObject({ verdict: 'impossible', rounds: [0] });
  });
});
