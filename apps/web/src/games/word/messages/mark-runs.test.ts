import { expect, it } from 'vitest';
import { marked } from './english-words.ts';
import { marked as inGerman } from './german-words.ts';
import { marked as inSpanish } from './spanish-words.ts';

it('describes marks in the words of the legend, grouping equal neighbours', () => {
  expect(marked('salet', [0, 0, 1, 2, 0])).toBe(
    'S and A not in the word, L wrong place, E right place, T not in the word',
  );
  expect(marked('whack', [0, 0, 0, 0, 0])).toBe('W, H, A, C, and K not in the word');
  expect(inGerman('salet', [0, 0, 1, 2, 0])).toBe(
    'S und A nicht im Wort, L anderer Platz, E richtiger Platz, T nicht im Wort',
  );
  expect(inSpanish('salet', [0, 0, 1, 2, 0])).toBe(
    'S y A no están, L en otro lugar, E en su lugar, T no está',
  );
});

it('never says that a letter is not in the word if another copy of it is', () => {
  expect(marked('elver', [0, 1, 0, 2, 2])).toBe(
    'E not that often, L wrong place, V not in the word, E and R right place',
  );
});
