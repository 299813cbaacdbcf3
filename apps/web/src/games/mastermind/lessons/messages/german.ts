import type { english } from './english.ts';
import { entropy } from './german/entropy.ts';
import { evaluators } from './german/evaluators.ts';
import { answer } from './german/grammar.ts';
import { knuth } from './german/knuth.ts';
import { scoring } from './german/scoring.ts';
import { states } from './german/states.ts';

export const german: typeof english = {
  palette: 'Steine',
  place: (place, name) => `Platz ${place}: ${name}`,
  answer,
  scoring,
  knuth,
  entropy,
  states,
  evaluators,
};
