import type { RoomView } from '@inkling/client/generated/api';
import type { Sheet } from '@inkling/core/sheet';
import type { ComponentType } from 'preact';
import type { Language } from '../language/language.ts';

/** A sheet by what names it, before its first move. */
export type DaySheet = Pick<Sheet, 'game' | 'params' | 'seed'>;

/** What a game has for each day, where no server deals it. */
export interface DailyPart {
  /** The sheets that a day can be played on with this seed, that of the page's language first. */
  sheets(seed: string): readonly DaySheet[];
  /** A picture of what was answered, as the game's progress notes it, without what was guessed; silent. */
  readonly Answers: ComponentType<{ readonly answers: readonly string[] }>;
  /** The same as text that can be sent to others; a line for each turn. */
  answersText(answers: readonly string[]): readonly string[];
  /** What else one should know of the game that a server deals: `in English`. */
  readonly servedNote?: Readonly<Partial<Record<Language, string>>>;
  /** What is asked when a server has a day, or when a day is over. */
  later(): Promise<LaterPart>;
}

export interface LaterPart {
  /** One's own turns in a room that a server opened for the day. */
  turnsIn(room: RoomView): DayTurns;
  /** What is looked for; not there for a game in which that is a whole board. */
  readonly secrets?: DaySecrets;
}

export interface DaySecrets {
  /** As the game writes it, on the sheet of the page's language. */
  drawnFrom(seed: string): Promise<string>;
  /** In the language of the page. */
  say(secret: string): string;
}

export interface DayTurns {
  readonly turns: number;
  /** As the game's progress notes them. */
  readonly answers: readonly string[];
}
