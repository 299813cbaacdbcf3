import { finish } from '@inkling/core/finish';
import { markWord } from '@inkling/core/marks';
import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordLists } from '../../analysis/lists.ts';
import { ENGLISH, spell } from '../../rules/letters.ts';
import { suggestForBoards } from '../analysis/suggest.ts';
import { wordsOnBoard } from '../analysis/words-left.ts';
import { type BoardsState, boardsGame } from './game.ts';
import { BOARD_COUNTS } from './params.ts';

const WORDS = ['cat', 'cot', 'cut', 'dog', 'dig', 'dug', 'tac', 'god', 'ate', 'tea', 'eat', 'eta'];
const LIST = {
  id: 'twelve',
  alphabet: ENGLISH,
  answers: WORDS,
  accepts: (word: string) => WORDS.includes(word),
};
const GAME = boardsGame([LIST]);
const LISTS = wordLists(ENGLISH, 3, WORDS);

const began = (seed: string, boards: number, tries = 9) =>
  GAME.start(value(GAME.parseParams(`b${boards}w3t${tries}@twelve`)), seedRandom(seed));
const played = (state: BoardsState, guesses: readonly string[]) =>
  guesses.reduce((before, guess) => {
    const next = GAME.apply(before, guess);
    return next.ok ? next.value : before;
  }, state);

const game = fc.tuple(fc.string(), fc.constantFrom(...BOARD_COUNTS), fc.array(fc.constantFrom(...WORDS)));

it('hides different words, and every board answers for its own word', () => {
  fc.assert(
    fc.property(game, ([seed, count, guesses]) => {
      const state = played(began(seed, count), guesses);
      const secrets = state.boards.map(({ secret }) => secret);
      expect(new Set(secrets).size).toBe(count);
      const view = GAME.view(state, 'breaker');
      for (const [at, { turns, isFound }] of view.boards.entries()) {
        const secret = secrets[at] as string;
        const found = state.guesses.indexOf(secret);
        expect(isFound).toBe(found >= 0);
        // A board gives no answers after its word is found.
        const own = found < 0 ? state.guesses : state.guesses.slice(0, found + 1);
        expect(turns).toEqual(
          own.map((guess) => ({ guess, marks: markWord(spell(ENGLISH, guess)!, spell(ENGLISH, secret)!) })),
        );
      }
      expect(view.solved).toBe(secrets.every((secret) => state.guesses.includes(secret)));
      expect(view.over).toBe(view.solved || state.guesses.length === 9);
    }),
  );
});

it('hides each word until it is found: other words that answer alike give the same view', () => {
  fc.assert(
    fc.property(game, fc.string(), ([seed, count, guesses], other) => {
      const [one, two] = [seed, other].map((each) => played(began(each, count, 99), guesses));
      const answers = ({ boards }: BoardsState) => JSON.stringify(boards.map(({ turns }) => turns));
      fc.pre(answers(one!) === answers(two!));
      expect(JSON.stringify(GAME.view(one!, 'breaker'))).toBe(JSON.stringify(GAME.view(two!, 'breaker')));
    }),
    { numRuns: 300 },
  );
});

it('lists the words left on each board, and suggests the guess that leaves the fewest on average', () => {
  fc.assert(
    fc.property(game, ([seed, count, guesses]) => {
      const { boards, solved } = GAME.view(played(began(seed, count, 99), guesses.slice(0, 2)), 'breaker');
      const marks = (guess: string, secret: string) =>
        markWord(spell(ENGLISH, guess)!, spell(ENGLISH, secret)!).join('');
      const left = boards.map(({ turns, isFound }) =>
        isFound
          ? []
          : WORDS.filter((word) => turns.every((turn) => turn.marks.join('') === marks(turn.guess, word))),
      );
      for (const [at, board] of boards.entries())
        if (!board.isFound) expect(wordsOnBoard(board, LISTS)).toEqual(left[at]!.toSorted(byList));
      // For each possible secret: the number of words with the same answer, including itself; 0 if it is the guess.
      const cost = (guess: string) =>
        left.reduce((sum, words) => {
          const after = words.map((secret) =>
            secret === guess ? 0 : words.filter((word) => marks(guess, word) === marks(guess, secret)).length,
          );
          return sum + after.reduce((all, one) => all + one, 0) / Math.max(1, words.length);
        }, 0);
      const found = finish(suggestForBoards(boards, LISTS));
      expect(found === undefined).toBe(solved);
      if (found === undefined) return;
      expect(found.expected).toBeCloseTo(Math.min(...WORDS.map(cost)), 9);
      expect(found.expected).toBeCloseTo(cost(found.guess), 9);
      expect(found.possible).toEqual(left.flatMap((words, at) => (words.includes(found.guess) ? [at] : [])));
    }),
    { numRuns: 60 },
  );
});

it('leaves out words that are accepted as guesses but never hidden', () => {
  const lists = wordLists(ENGLISH, 3, WORDS, WORDS.slice(0, 4), new Set(['tac', 'eta']));
  const rules = boardsGame([{ ...LIST, answers: WORDS.slice(0, 4) }]);
  const start = rules.start(value(rules.parseParams('b2w3t9@twelve')), seedRandom('holly'));
  for (const board of rules.view(start, 'breaker').boards)
    expect(wordsOnBoard(board, lists)).toEqual(WORDS.filter((word) => word !== 'tac' && word !== 'eta'));
});

it('rejects fewer words than boards, an unknown list, and an unsupported number of boards', () => {
  const few = boardsGame([{ ...LIST, answers: WORDS.slice(0, 7) }]);
  expect(few.parseParams('b8w3t13@twelve')).toMatchObject({ error: { code: 'no-answers' } });
  expect(few.parseParams('b4w3t9@twelve').ok).toBe(true);
  expect(few.parseParams('b4w3t9@other')).toMatchObject({ error: { code: 'unknown-list' } });
  expect(few.parseParams('b3w3t9@twelve')).toMatchObject({ error: { code: 'bad-params' } });
});

function byList(a: string, b: string): number {
  return LISTS.words.indexOf(a) - LISTS.words.indexOf(b);
}
