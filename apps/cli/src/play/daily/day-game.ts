import type { Sheet } from '@inkling/core/sheet';
import type { DayProgress } from '../../contract/game-day.ts';
import type { ScreenOptions } from '../../shell/options.ts';
import type { GamePlay } from '../played-game.ts';

/** A game of the day that is drawn from the published seed, without a server. */
export interface DayGame<Setup> {
  readonly play: Omit<GamePlay<Setup, ScreenOptions>, 'readSetup' | 'askSetup'>;
  /** The rules, which are the same every day. */
  readonly params: string;
  /** What a save of this game contains in addition to the sheet. */
  readonly setup: string;
  /** The commands that help: a try in which one of them was used counts as one with notes. */
  readonly helps: readonly string[];
  /** Returns the progress of a sheet. Its moves must be legal. */
  progress(setup: Setup, sheet: Sheet): Omit<DayProgress, 'withNotes'>;
  answersText(answers: readonly string[]): readonly string[];
}
