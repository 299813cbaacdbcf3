import type { RoomView } from '@inkling/client/generated/api';
import type { Sheet } from '@inkling/core/sheet';
import type { ComponentType } from 'preact';
import type { Language } from '../language/language.ts';

/** The fields that identify a sheet before its first move. */
export type DaySheet = Pick<Sheet, 'game' | 'params' | 'seed'>;

/** What a game provides for the daily challenge when no server deals it. */
export interface DailyPart {
  /** Returns the sheets on which the day with this seed can be played. The sheet in the page's language comes first. */
  sheets(seed: string): readonly DaySheet[];
  /** A picture of the answers as stored in the game's progress, without the guesses. Hidden from screen readers. */
  readonly Answers: ComponentType<{ readonly answers: readonly string[] }>;
  /** Returns the same as text for sharing, one line per turn. */
  answersText(answers: readonly string[]): readonly string[];
  /** A note about the game that a server deals, such as `in English`. */
  readonly servedNote?: Readonly<Partial<Record<Language, string>>>;
  /** Loads what is needed only when a server deals the day, or when the day is over. */
  later(): Promise<LaterPart>;
}

export interface LaterPart {
  /** Returns the user's own turns in a room that a server opened for the day. */
  turnsIn(room: RoomView): DayTurns;
  /** The secret of a day. Omitted for a game whose secret is a whole board. */
  readonly secrets?: DaySecrets;
}

export interface DaySecrets {
  /** Returns the secret in the game's notation, for the sheet in the page's language. */
  drawnFrom(seed: string): Promise<string>;
  /** Returns a secret in words, in the language of the page. */
  say(secret: string): string;
}

export interface DayTurns {
  readonly turns: number;
  /** In the form stored in the game's progress. */
  readonly answers: readonly string[];
}
