import type { Sheet } from '@inkling/core/sheet';
import type { DayStanding } from '../../contract/game-day.ts';
import type { ScreenOptions } from '../../shell/options.ts';
import type { GamePlay } from '../played-game.ts';

/** A game as it is played on a day from the published seed, where no server deals it. */
export interface DayGame<Setup> {
  readonly play: Omit<GamePlay<Setup, ScreenOptions>, 'readSetup' | 'askSetup'>;
  /** The rules of every day. */
  readonly params: string;
  /** What a save of this game says beside the sheet. */
  readonly setup: string;
  /** The words at the prompt that help: a try in which one was typed counts as one with notes. */
  readonly helps: readonly string[];
  /** How far a sheet is whose moves are legal. */
  standing(setup: Setup, sheet: Sheet): Omit<DayStanding, 'withNotes'>;
  answersText(answers: readonly string[]): readonly string[];
}
