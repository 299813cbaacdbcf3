import { expect, it } from 'vitest';
import { seats } from './seats.ts';

it('puts the player who asks before the verb', () => {
  expect(`Turno 1, ${seats.maker.asked('knuth')}: Regalo`).toBe('Turno 1, Knuth pregunta: Regalo');
  expect(seats.answer.ready).toBe('Ya puedes responder.');
});
