import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { roomPart } from './room-part.tsx';

const room = roomPart(signal({ keyboard: 'auto' }));

it('says words as words, in capitals as the board has them', () => {
  const game = room.open('w5t6@english');
  expect(game?.saySecret('seeds')).toBe('The word: SEEDS.');
  expect(game?.sayGuess('crane')).toBe('CRANE');
});

it('calls the secret a word and a turn a try', () => {
  expect(room.nouns?.en).toEqual({ secret: { one: 'word' }, turn: { one: 'try', many: 'tries' } });
  expect(room.terms('w5t6@english')).toBe('5 letters, 6 tries');
});
