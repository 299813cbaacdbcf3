import type { ComponentType } from 'preact';
import type { LabGame } from '../../../shell/parts/lab-part.ts';
import type { LabPage } from './address.ts';
import type { LabCommand } from './command.ts';

/** What the frame of the Lab asks of the page that is open. */
export interface PageController {
  /** The game that typed guesses are read by. */
  readonly typedGame: LabGame;
  /** Does a command of this page. False when the page has no such thing. */
  run(command: LabCommand): boolean;
  /** A key outside text fields, dialogs and modifiers; true when it meant something. */
  press(key: string, target: Element): boolean;
  sayState(): void;
  /** The terminal's line for what is shown. */
  terminalLine(): string | undefined;
  close(): void;
}

/** The page of the Lab that is open. The front page has no controller. */
export interface OpenPage {
  readonly page: LabPage;
  readonly controller?: PageController;
  readonly View: ComponentType;
}
