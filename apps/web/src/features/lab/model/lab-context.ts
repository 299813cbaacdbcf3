import type { LabGame, LabPart } from '../../../shell/parts/lab-part.ts';
import type { LabTasks, LabTurn } from '../../../shell/parts/lab-tasks.ts';
import type { LabAddress } from './address.ts';

/** What all pages of the Lab share. */
export interface LabContext {
  /** The Lab parts of the games. There is at least one. */
  readonly parts: readonly LabPart[];
  /** Returns the functions that start a game's long-running tasks. */
  tasks(game: LabGame): LabTasks;
  /** Announces a sentence to screen readers. */
  say(sentence: string): void;
  /**
   * Replaces the address in the browser by that of the current view, so that it can be copied. Does not reopen
   * the page.
   */
  show(address: LabAddress): void;
  /** Opens another page. */
  go(address: LabAddress): void;
  /** Opens a game in which these turns have been played. Resolves to false if that is impossible. */
  play(game: LabGame, turns: readonly LabTurn[]): Promise<boolean>;
  /** Returns the full URL of the current view. */
  site(): string;
}

/** Returns the default game. */
export function usualGame({ parts }: Pick<LabContext, 'parts'>): LabGame {
  const [first] = parts;
  if (!first) throw new Error('the Lab is open without any game');
  return first.usual;
}
