import { entropy } from './english/entropy.ts';
import { evaluators } from './english/evaluators.ts';
import { answer } from './english/grammar.ts';
import { knuth } from './english/knuth.ts';
import { scoring } from './english/scoring.ts';
import { states } from './english/states.ts';

export const english = {
  palette: 'Pieces',
  place: (place: number, name: string) => `Place ${place}: ${name}`,
  answer,
  scoring,
  knuth,
  entropy,
  states,
  evaluators,
};
