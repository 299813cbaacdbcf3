import { expect, it } from 'vitest';
import { roomPlay } from './room-play.ts';

const open = (rules: string) => {
  const game = roomPlay.open(rules, { isPlain: true } as Parameters<typeof roomPlay.open>[1]);
  if (game?.kind !== 'sheets') throw new Error(rules);
  return game;
};

it('is English unless the rules name another language, and refuses lengths that a language lacks', () => {
  expect(roomPlay.readRules('w7t6h')).toEqual({ ok: true, value: 'w7t6h@english' });
  expect(roomPlay.readRules('w5t6@german')).toEqual({ ok: true, value: 'w5t6@german' });
  for (const rules of ['w7t6@german', 'w5t6@klingon', 'w5t0@spanish', 'w11t6'])
    expect(roomPlay.readRules(rules)).toMatchObject({
      ok: false,
      error: expect.stringContaining('and with w5t6@german or w5t6@spanish words of 5.'),
    });
});

it('names the language and takes its letters', () => {
  const german = open('w5t6@german');
  expect(german.terms).toBe('German, 5 letters, 6 guesses');
  expect(open('w5t6h@english').terms).toBe('5 letters, 6 guesses, hard');
  expect(german.readGuess(' KÜCHE ')).toEqual({ ok: true, value: 'küche' });
  expect(german.readGuess('Fluß')).toEqual({ ok: true, value: 'fluss' });
  expect(german.readGuess('señal')).toEqual({ ok: true, value: 'senal' });
  expect(german.readGuess('k-che')).toEqual({
    ok: false,
    error: 'Type a German word of 5 letters from a to z, ä, ö, ü.',
  });
  expect(open('w5t6@spanish').readGuess('Avión')).toEqual({ ok: true, value: 'avion' });
  expect(open('w5t6@english').readGuess('cran')).toEqual({
    ok: false,
    error: 'Type a word of 5 letters from a to z.',
  });
});
