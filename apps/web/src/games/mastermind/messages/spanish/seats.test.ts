import { expect, it } from 'vitest';
import { seats } from './seats.ts';

it('names who asks before it says that they do, as in the middle of a sentence', () => {
  expect(`Turno 1, ${seats.maker.asked('knuth')}: Regalo`).toBe('Turno 1, Knuth pregunta: Regalo');
  expect(seats.answer.ready).toBe('Ya puedes responder.');
});
