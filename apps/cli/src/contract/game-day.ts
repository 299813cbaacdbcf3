import type { Result } from '@inkling/core/result';
import type { Day } from '@inkling/games/daily/day';
import type { ScreenOptions } from '../shell/options.ts';
import type { Outcome, Refusal } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';

/** What a game contributes to `daily`. */
export interface GameDay {
  readonly name: string;
  readonly load: () => Promise<DayPlay>;
}

export interface DayPlay {
  /** Starts or resumes the single try of a day. If the try is over, only reports its result. */
  play(call: DayCall, world: World): Promise<Outcome>;
  /** Returns the progress of a day's try, derived from its saved moves. */
  progress(day: Day, world: World): Promise<Result<DayProgress, Refusal>>;
  /** Formats the answers without revealing the guesses, one line per turn. */
  answersText(answers: readonly string[]): readonly string[];
}

export interface DayCall {
  readonly day: Day;
  readonly options: ScreenOptions;
}

/** A player's progress in a day's game. */
export interface DayProgress {
  readonly phase: 'open' | 'begun' | 'found' | 'lost';
  readonly turns: number;
  readonly withNotes: boolean;
  /** The answer to each turn, in the game's own notation. */
  readonly answers: readonly string[];
}
