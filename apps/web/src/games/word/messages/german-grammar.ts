import { grammarOf } from '../../../shell/language/grammar.ts';

const { listed } = grammarOf('de');

/** „Runde 2“, „Runden 1 und 3“. The numbers passed in are zero-based, as in all functions here. */
export function roundsNamed(rounds: readonly number[]): string {
  return `Runde${rounds.length === 1 ? '' : 'n'} ${listed(rounds.map(fromOne))}`;
}

/** „Versuch 2“, „Versuche 1 und 3“. */
export function triesNamed(tries: readonly number[]): string {
  return `Versuch${tries.length === 1 ? '' : 'e'} ${listed(tries.map(fromOne))}`;
}

/** „Platz 2“, „Plätze 1 und 3“. */
export function placesNamed(places: readonly number[]): string {
  return `${places.length === 1 ? 'Platz' : 'Plätze'} ${listed(places.map(fromOne))}`;
}

/** „auf Platz 2“, „auf den Plätzen 1 und 3“. */
export function atPlaces(places: readonly number[]): string {
  return `auf ${places.length === 1 ? 'Platz' : 'den Plätzen'} ${listed(places.map(fromOne))}`;
}

/** Formats a word or letter for use in a sentence. */
export function spelt(word: string): string {
  return word.toUpperCase();
}

function fromOne(number: number): string {
  return `${number + 1}`;
}
