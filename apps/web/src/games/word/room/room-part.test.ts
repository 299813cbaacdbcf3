import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { roomPart } from './room-part.tsx';
import { wordEnd } from './word-end.tsx';

const room = roomPart(signal({ keyboard: 'auto' }));

it('announces words in capitals, as on the board', () => {
  const game = room.open('w5t6@english');
  expect(game?.saySecret('seeds')).toBe('The word: SEEDS.');
  expect(game?.sayGuess('crane')).toBe('CRANE');
});

it('distinguishes a game that was given up from one that ran out of tries', () => {
  const end = wordEnd({ length: 5, turnsMax: 2, isHard: false });
  const missed = { guess: 'cargo', marks: 'gyyww' };
  expect(end.share([missed], false).result).toBe('Given up after 1 try');
  expect(end.share([missed, missed], false).result).toBe('Not found in 2');
});

it('calls the secret a word and a turn a try', () => {
  expect(room.nouns?.en).toEqual({ secret: { one: 'word' }, turn: { one: 'try', many: 'tries' } });
  expect(room.terms('w5t6@english')).toBe('5 letters, 6 tries');
});
