import type { Language } from '../language/language.ts';

/**
 * What a game calls its secret and one turn, in each language: rooms build their sentences from it. A game without
 * them has a code and turns.
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
  /** Masculine where it is missing, in languages that have genders. */
  readonly gender?: 'feminine' | 'neuter';
}

export interface CountedNoun extends Noun {
  readonly many: string;
}
