import { beforeEach, expect, it } from 'vitest';
import { codePuzzle, openSession, wordPuzzle } from '../testing/puzzles.ts';
import type { PuzzleSession } from './puzzle-session.ts';
import { runPuzzleLine } from './run-line.ts';

let session: PuzzleSession;
let asked: string[];
beforeEach(async () => {
  session = openSession(await codePuzzle());
  asked = [];
});

const run = (line: string) =>
  runPuzzleLine(session, line, {
    copy: async () => void asked.push('copy'),
    goTo: (address) => void asked.push(address),
  });

it('checks a typed answer, in letters, digits or names', () => {
  expect(run('ssss')).toBe(true);
  expect(session.verdict.value).toBe('Not yet: clue 1 would have other marks.');
  expect(run('5 6 1 1')).toBe(true);
  expect(run('Stocking, Bell, Santa, Bell')).toBe(true);
  expect(session.verdict.value).toBe('Right. Stocking, Bell, Santa, Bell. On try 3.');
});

it('has a command for every button', () => {
  for (const line of ['hint', '?', 'puzzles', 'link']) expect([line, run(line)]).toEqual([line, true]);
  expect([session.attempt.value.hints, session.keysOpen.value]).toEqual([1, true]);
  expect(asked).toEqual(['#/puzzles', 'copy']);
  session.pick(3);
  run('UNDO');
  expect(session.missing).toBe(4);
  expect([run('next'), session.verdict.value]).toEqual([false, 'The proof comes with the solution.']);
  run('show');
  run('step 3');
  run('next');
  run('back');
  expect(session.slide.value).toBe(2);
  expect([run('step 99'), session.verdict.value]).toEqual([false, 'The proof has 10 steps.']);
  expect([run('hint'), session.verdict.value]).toEqual([false, 'The solution is known already.']);
});

it('explains what it does not understand, with an example', () => {
  expect([run('sss'), run('')]).toEqual([false, false]);
  expect(session.verdict.value).toBe('Type an answer such as kskp, or a command. Type ? to list them all.');
  expect(session.attempt.value.tries).toBe(0);
});

it('takes words, also one that is spelt like a command', async () => {
  session = openSession(await wordPuzzle());
  expect(run('bidet')).toBe(true);
  expect(session.isOver.value).toBe(true);
  const word = openSession({ ...session.shown, look: { ...session.shown.look, parseAnswer: readAny } });
  session = word;
  run('hint');
  expect(word.attempt.value).toMatchObject({ hints: 1, tries: 0 });
  run('answer hint');
  expect(word.attempt.value).toMatchObject({ hints: 1, tries: 1 });
});

const readAny = (text: string) => (text === 'hint' ? [0, 1, 2, 3, 4] : undefined);
