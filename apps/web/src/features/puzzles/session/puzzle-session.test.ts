import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { codePuzzle, openSession, pressKeys, wordPuzzle } from '../testing/puzzles.ts';
import { parseResults } from './results.ts';

it('writes a solution the way its game does', async () => {
  const shown = openSession(await wordPuzzle());
  shown.show();
  expect(shown.verdict.value).toBe('The solution is BIDET.');
  const found = openSession(await wordPuzzle());
  pressKeys(found, ...'bidet', 'Enter');
  expect(found.verdict.value).toBe('Right. BIDET. On the first try.');
});

it('says why a solution is not rated, if it is not', async () => {
  const puzzle = await codePuzzle();
  const results = signal(parseResults({}));
  const hinted = openSession(puzzle, results);
  hinted.hint();
  pressKeys(hinted, ...'ssss', 'Enter');
  expect(results.value.person).toBeUndefined();
  hinted.answer(puzzle.proof.answer);
  expect(hinted.verdict.value).toBe(
    'Right. Stocking, Bell, Santa, Bell. On try 2. Not rated: you took a hint.',
  );
  const again = openSession(puzzle, results);
  again.answer(puzzle.proof.answer);
  expect(again.verdict.value).toMatch(/On the first try\. Not rated: you had solved it before\.$/);

  const { address } = puzzle;
  for (const [fields, sentence] of [
    [{ tried: [address], found: { [address]: 0 } }, 'Not rated: you had seen the solution.'],
    [{ tried: [address] }, 'Not rated: you had tried it before.'],
    [{ tried: [address], isRated: false }, 'On the first try.'],
    [{}, 'On the first try.'],
  ] as const) {
    const session = openSession(puzzle, signal(parseResults(fields)));
    session.answer(puzzle.proof.answer);
    expect(session.verdict.value.endsWith(sentence), session.verdict.value).toBe(true);
  }
});

it('says nothing of the kind if the first try was rated and a hint came after it', async () => {
  const puzzle = await codePuzzle();
  const session = openSession(puzzle);
  pressKeys(session, ...'ssss', 'Enter');
  session.hint();
  session.answer(puzzle.proof.answer);
  expect(session.verdict.value).toBe('Right. Stocking, Bell, Santa, Bell. On try 2.');
});

it('gives two hints on a step, and repeats the last one when an attempt is continued', async () => {
  const puzzle = await codePuzzle();
  const session = openSession(puzzle);
  session.hint();
  const { verdict, attempt } = session;
  expect([verdict.value, session.hinted]).toEqual(['Look at clue 4. The next step: right places.', 0]);
  const continued = openSession(puzzle, undefined, attempt.value);
  expect(continued.verdict.value).toBe(verdict.value);
  expect(continued.announcer.sentence.value).toBe(verdict.value);
  continued.hint();
  expect(continued.verdict.value).toMatch(/^Tree is not at place 2\./);
});
