import { expect, it } from 'vitest';
import { OwnTurns, sayFinished } from './finished-by-computer.ts';

it('distinguishes the user’s turns from the program’s, even after some are undone', () => {
  const own = new OwnTurns();
  expect(own.among(3)).toBe(3);
  own.handOver(2);
  expect([own.among(2), own.among(5)]).toEqual([2, 2]);
  own.takeBack(4);
  expect(own.among(4)).toBe(2);
  own.takeBack(2);
  expect(own.among(5)).toBe(5);
});

it('says who found the secret, and how many of the guesses were the user’s', () => {
  expect(sayFinished('code', 5, 0, true)).toBe('The computer found the code in 5 guesses.');
  expect(sayFinished('code', 5, 1, true)).toContain(', the first of them yours.');
  expect(sayFinished('code', 5, 2, true)).toContain(', the first 2 of them yours.');
  expect(sayFinished('word', 6, 2, false)).toBe('The computer did not find it in time. Here is the word:');
});
