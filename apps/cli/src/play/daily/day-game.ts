import type { Sheet } from '@inkling/core/sheet';
import type { DayProgress } from '../../contract/game-day.ts';
import type { ScreenOptions } from '../../shell/options.ts';
import type { GamePlay } from '../played-game.ts';

/** A game of the day from the published seed, without a server. */
export interface DayGame<Setup> {
  readonly play: Omit<GamePlay<Setup, ScreenOptions>, 'readSetup' | 'askSetup'>;
  /** The rules of every day. */
  readonly params: string;
  /** What a save of this game has beside the sheet. */
  readonly setup: string;
  /** The commands that help: a try in which one was used counts as one with notes. */
  readonly helps: readonly string[];
  /** How far a sheet is. Its moves must be legal. */
  progress(setup: Setup, sheet: Sheet): Omit<DayProgress, 'withNotes'>;
  answersText(answers: readonly string[]): readonly string[];
}
