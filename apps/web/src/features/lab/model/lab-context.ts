import type { LabGame, LabPart } from '../../../shell/parts/lab-part.ts';
import type { LabTasks, LabTurn } from '../../../shell/parts/lab-tasks.ts';
import type { LabAddress } from './address.ts';

/** What the pages of the Lab share. */
export interface LabContext {
  /** What the games bring; there is at least one. */
  readonly parts: readonly LabPart[];
  /** Starts the long work of a game. */
  tasks(game: LabGame): LabTasks;
  /** Says a sentence, so that it is read aloud. */
  say(sentence: string): void;
  /** Writes the address of what is shown, so that it can be copied; nothing is opened again. */
  show(address: LabAddress): void;
  /** Opens another page. */
  go(address: LabAddress): void;
  /** Opens a game in which these turns have been played; false where that cannot be. */
  play(game: LabGame, turns: readonly LabTurn[]): Promise<boolean>;
  /** The address of what is shown, whole. */
  site(): string;
}

/** The game to begin with. */
export function usualGame({ parts }: Pick<LabContext, 'parts'>): LabGame {
  const [first] = parts;
  if (!first) throw new Error('the Lab is open without any game');
  return first.usual;
}
