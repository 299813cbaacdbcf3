import type { Signal } from '@preact/signals';
import type { Handlers } from '../../../shell/commands.ts';
import type { Preferences } from '../../../shell/preferences.ts';
import type { Contradiction, Findings } from '../engine/questions.ts';
import type { Answer } from '../session/answer.ts';
import type { Command } from '../session/command.ts';
import type { Copied } from '../session/position-link.ts';
import type { Announcements } from './announcements.ts';
import type { Autoplay } from './autoplay.ts';
import type { ControllerContext } from './controller-context.ts';
import type { Explainer } from './explainer.ts';

/** What the command handlers can read and change. */
export interface HandlerContext extends ControllerContext {
  readonly preferences: Signal<Preferences>;
  readonly explainer: Explainer;
  readonly autoplay: Autoplay;
  readonly announcements: Announcements;
  readonly findings: Signal<Findings | undefined>;
  readonly contradiction: Signal<Contradiction | undefined>;
  readonly isCovered: Signal<boolean>;
  readonly refused: Signal<Answer | undefined>;
  readonly isCodeShown: Signal<boolean>;
  readonly copying: Signal<Copied | undefined>;
  readonly dialog: Signal<string | undefined>;
  /** Whether the evidence is visible and rules out a symbol at a place. */
  isBarred(symbol: number, place: number): boolean;
  draw(below: number): number;
  sayState(): void;
}

/** The handlers of the given kinds of commands. */
export type CommandHandlers<Kind extends Command['kind']> = Pick<Handlers<HandlerContext, Command>, Kind>;
