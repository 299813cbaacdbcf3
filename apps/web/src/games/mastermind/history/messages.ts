import type { CodeRules } from '@inkling/core/deduction';
import type { RulesStatistics } from '@inkling/games/mastermind/analysis/statistics';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { Fact } from '../../../shell/parts/history-part.ts';
import type { Seat } from '../session/setup.ts';

export type Messages = typeof english;

const en = grammarOf('en');
const de = grammarOf('de');
const es = grammarOf('es');

/** The average bits per turn, with the labels of a language: in total, by choice, and by luck. */
function bitsOf(
  { turns, gained, expected, luck }: RulesStatistics,
  names: readonly [string, string, string],
  figure: (bits: number, digits: number) => string,
): readonly Fact[] {
  const sums = [gained, expected, luck];
  return names.map((name, at) => [name, turns === 0 ? '–' : figure((sums[at] as number) / turns, 2)]);
}

/**
 * The texts of Mastermind in History. What most games have in common is not mentioned: six pieces, repeats, a
 * drawn code.
 */
export const english = {
  places: ({ places }: CodeRules): string => en.counted(places, 'place', 'places'),
  symbols: ({ symbols }: CodeRules): string => `${symbols} pieces`,
  noRepeats: 'no repeats',
  seed: (seed: string): string => `seed ${seed}`,
  seats: {
    maker: 'you hide the code',
    two: 'two people',
    solver: 'played elsewhere',
  } satisfies Record<Exclude<Seat, 'breaker'>, string>,
  bits: (statistics: RulesStatistics): readonly Fact[] =>
    bitsOf(statistics, ['Bits per turn', 'from choice', 'from luck'], en.figure),
  bitsExplained:
    'A bit halves the codes that are possible. Choice is what a guess tells you on average; luck is the rest.',
};

export const german: Messages = {
  places: ({ places }) => de.counted(places, 'Platz', 'Plätze'),
  symbols: ({ symbols }) => `${symbols} Steine`,
  noRepeats: 'ohne Wiederholung',
  seed: (seed) => `Seed ${seed}`,
  seats: { maker: 'dein Code', two: 'zu zweit', solver: 'woanders gespielt' },
  bits: (statistics) =>
    bitsOf(statistics, ['Bit pro Zug', 'davon durch Können', 'und durch Glück'], de.figure),
  bitsExplained:
    'Ein Bit halbiert die Zahl der möglichen Codes. Als Können zählt, was ein Versuch im Schnitt verrät; der Rest ist Glück.',
};

export const spanish: Messages = {
  places: ({ places }) => es.counted(places, 'lugar', 'lugares'),
  symbols: ({ symbols }) => `${symbols} fichas`,
  noRepeats: 'sin repetir',
  seed: (seed) => `semilla ${seed}`,
  seats: { maker: 'tú pones el código', two: 'dos personas', solver: 'jugada en otro sitio' },
  bits: (statistics) =>
    bitsOf(statistics, ['Bits por turno', 'de ellos, por elección', 'y por suerte'], es.figure),
  bitsExplained:
    'Un bit reduce a la mitad los códigos posibles. La elección es lo que un intento dice de media; la suerte es el resto.',
};
