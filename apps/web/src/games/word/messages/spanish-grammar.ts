import { grammarOf } from '../../../shell/language/grammar.ts';

const { listed } = grammarOf('es');

/** `ronda 2`, `rondas 1 y 3`. The numbers passed in are zero-based, as in all functions here. */
export function roundsNamed(rounds: readonly number[]): string {
  return `ronda${rounds.length === 1 ? '' : 's'} ${listed(rounds.map(fromOne))}`;
}

/** `la ronda 2`, `las rondas 1 y 3`. */
export function theRounds(rounds: readonly number[]): string {
  return `${rounds.length === 1 ? 'la' : 'las'} ${roundsNamed(rounds)}`;
}

/** `el intento 2`, `los intentos 1 y 3`. */
export function theTries(tries: readonly number[]): string {
  return `${tries.length === 1 ? 'el intento' : 'los intentos'} ${listed(tries.map(fromOne))}`;
}

/** `el lugar 2`, `los lugares 1 y 3`. */
export function thePlaces(places: readonly number[]): string {
  return `${places.length === 1 ? 'el lugar' : 'los lugares'} ${listed(places.map(fromOne))}`;
}

/** Formats a word or letter for use in a sentence. */
export function spelt(word: string): string {
  return word.toUpperCase();
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function fromOne(number: number): string {
  return `${number + 1}`;
}
