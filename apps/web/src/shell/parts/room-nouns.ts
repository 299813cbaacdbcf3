import type { Language } from '../language/language.ts';

/**
 * What a game calls its secret and one turn, in each language. Rooms build their sentences from these nouns. Without
 * them a game has a “code” and “turns”.
 *
 * @example
 * { en: { secret: { one: 'number' }, turn: { one: 'question', many: 'questions' } }, … }
 */
export type RoomNouns = Readonly<Record<Language, GameNouns>>;

export interface GameNouns {
  readonly secret: Noun;
  readonly turn: CountedNoun;
}

export interface Noun {
  readonly one: string;
  /** Masculine by default, in languages that have genders. */
  readonly gender?: 'feminine' | 'neuter';
}

export interface CountedNoun extends Noun {
  readonly many: string;
}
