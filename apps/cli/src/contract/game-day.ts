import type { Result } from '@inkling/core/result';
import type { Day } from '@inkling/games/daily/day';
import type { ScreenOptions } from '../shell/options.ts';
import type { Outcome, Refusal } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';

/** What a game brings to `daily`. */
export interface GameDay {
  readonly name: string;
  readonly load: () => Promise<DayPlay>;
}

export interface DayPlay {
  /** Begins the one try of a day, or goes on with it. If it is over, it only says how it went. */
  play(call: DayCall, world: World): Promise<Outcome>;
  /** How far the try of a day is, according to its saved moves. */
  progress(day: Day, world: World): Promise<Result<DayProgress, Refusal>>;
  /** The answers without what was guessed, a line for each turn. */
  answersText(answers: readonly string[]): readonly string[];
}

export interface DayCall {
  readonly day: Day;
  readonly options: ScreenOptions;
}

/** How far somebody is with a day's game. */
export interface DayProgress {
  readonly phase: 'open' | 'begun' | 'found' | 'lost';
  readonly turns: number;
  readonly withNotes: boolean;
  /** The answer to each turn, in the game's own signs. */
  readonly answers: readonly string[];
}
