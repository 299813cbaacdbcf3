import type { english } from './english.ts';
import { entropy } from './spanish/entropy.ts';
import { evaluators } from './spanish/evaluators.ts';
import { answer } from './spanish/grammar.ts';
import { knuth } from './spanish/knuth.ts';
import { scoring } from './spanish/scoring.ts';
import { states } from './spanish/states.ts';

export const spanish: typeof english = {
  palette: 'Fichas',
  place: (place, name) => `Lugar ${place}: ${name}`,
  answer,
  scoring,
  knuth,
  entropy,
  states,
  evaluators,
};
