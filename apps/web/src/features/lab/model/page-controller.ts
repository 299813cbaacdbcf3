import type { ComponentType } from 'preact';
import type { LabGame } from '../../../shell/parts/lab-part.ts';
import type { LabPage } from './address.ts';
import type { LabCommand } from './command.ts';

/** What the frame of the Lab requires of the open page. */
export interface PageController {
  /** The game by whose rules typed guesses are parsed. */
  readonly typedGame: LabGame;
  /** Executes a command. Returns false if this page does not support it. */
  run(command: LabCommand): boolean;
  /**
   * Handles a key pressed without modifiers, outside text fields and dialogs. Returns true if the key was
   * handled.
   */
  press(key: string, target: Element): boolean;
  sayState(): void;
  /** Returns the terminal command that produces the current view. */
  terminalLine(): string | undefined;
  close(): void;
}

/** The open page of the Lab. The front page has no controller. */
export interface OpenPage {
  readonly page: LabPage;
  readonly controller?: PageController;
  readonly View: ComponentType;
}
