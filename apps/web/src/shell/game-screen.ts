import type { Sheet } from '@inkling/core/sheet';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { CommandRow, KeyRow } from '../ui/keycap.tsx';
import type { Announcer } from './announcer.ts';
import type { GameResult } from './game-result.ts';
import type { LinkPart } from './link-part.ts';
import type { DailyPart, DaySheet } from './parts/daily-part.ts';
import type { FirstGamePart } from './parts/first-game-part.ts';
import type { HistoryPart } from './parts/history-part.ts';
import type { HomePart } from './parts/home-part.ts';
import type { LabPart } from './parts/lab-part.ts';
import type { LessonPart } from './parts/lesson-part.ts';
import type { PuzzlePart } from './parts/puzzle-part.ts';
import type { RoomPart } from './parts/room-part.ts';
import type { Preferences } from './preferences.ts';
import type { ReviewPart } from './review-part.ts';
import type { Saved } from './saved/saved.ts';
import type { GameFormat, SavableGame } from './saved/saved-game.ts';
import type { PlaySound } from './sound.ts';
import type { Protocol } from './worker/protocol.ts';
import type { StartThread, WorkerClient } from './worker/worker-client.ts';

/**
 * A game as `GameShell` frames it: its storage format, the controller that plays it, and its parts of the page. The
 * components get their controller from `useController`.
 */
export interface GameScreen<
  State extends { readonly sheet: Sheet },
  Controller extends GameController<State>,
> {
  readonly format: GameFormat<State>;
  /** The first game of a user who has no saved game. */
  fresh(draw: (below: number) => number): State;
  /** The sheets of the day with this seed, the same as in the game's `daily` part. */
  daySheets?(seed: string): readonly DaySheet[];
  /** Opens the game in a link. `readSaved` returns the same game as saved on this device, if there is one. */
  linked?(path: string, readSaved: (sheet: Sheet) => Promise<State | undefined>): Promise<State | undefined>;
  open(state: State, host: GameHost): Controller | Promise<Controller>;

  /** Executes a typed line, or reports what is wrong with it. Returns true if the line was understood. */
  run(controller: Controller, line: string): boolean;
  /** Handles a key pressed outside text fields and dialogs. Returns true if the key had a meaning. */
  press(controller: Controller, event: KeyboardEvent, target: Element): boolean;

  /** The line above the board: which game it is, and the controls that change that. */
  readonly Header: ComponentType;
  readonly Board: ComponentType;
  /** What replaces the board once the game is over; `undefined` while it is being played. */
  result?(controller: Controller): GameResult | undefined;
  /** Shown next to the board: what can be deduced from it. */
  readonly Side?: ComponentType;
  /** Shown in the footer: settings that a user changes once. */
  readonly Foot?: ComponentType;
  /** The dialogs, keyed by the values of the controller's `dialog`. */
  readonly dialogs: Readonly<Record<string, ComponentType>>;
  /** CSS classes of the line above the board. `layout` gives those of the page below it. */
  readonly headerClass?: string;
  layout?(controller: Controller): { readonly class: string; readonly style?: Record<string, string> };
  /** The maximum number of characters in a typed line. */
  readonly lineLengthMax?: number;
  messages(controller: Controller): ScreenMessages;
}

/** What the frame needs of a game once its controller is open. */
export type FramedScreen<
  State extends { readonly sheet: Sheet },
  Controller extends GameController<State>,
> = Omit<GameScreen<State, Controller>, 'fresh' | 'daySheets' | 'linked' | 'open'>;

/** The frame's texts about a game, in the language of the page. */
export interface ScreenMessages {
  /** The accessible name of the line above the board. */
  readonly header: string;
  /** The name of the game, if its page shows the name itself. */
  readonly name?: string;
  /** The progress of the game, in a few characters. */
  readonly progress?: string;
  /** Example commands, shown in the empty command box. */
  readonly placeholder: string;
  readonly keyRows: readonly KeyRow[];
  readonly commandRows: readonly CommandRow[];
  /** How secret the secret really is. Without this text there is no footer. */
  readonly honest: string | undefined;
}

/** Plays a game. Every input channel (keys, pointer, commands) calls its methods, so each can do the same things. */
export interface GameController<State> extends SavableGame<State> {
  readonly title: ReadonlySignal<string>;
  /** The name of the open dialog; `keys` is the frame's own. */
  readonly dialog: Signal<string | undefined>;
  /** Announces the current state of the game. */
  sayState(): void;
  close(): void;
}

/** The services that the frame provides to a controller. */
export interface GameHost {
  readonly preferences: Signal<Preferences>;
  readonly saved: Saved;
  readonly announcer: Announcer;
  /** A message that stays visible above the board. */
  readonly notice: Signal<string | undefined>;
  /** False while another tab leads: nothing may then proceed automatically in this one. */
  readonly leads: ReadonlySignal<boolean>;
  /** Where the game comes from, which decides what is announced first. */
  readonly origin: 'fresh' | 'resumed' | 'linked';
  readonly sound: PlaySound;
  draw(below: number): number;
  /** Starts a worker for this page. Its crashes are reported on the page, and it is stopped when the page closes. */
  startWorker<Questions extends Protocol<Questions>>(start: StartThread<Questions>): WorkerClient<Questions>;
}

/**
 * The parts that a game can provide to the features of the app. Each is loaded when it is first needed. A game omits the
 * parts that it does not have, and the feature then leaves the game out.
 */
export interface GameParts {
  home?(): Promise<HomePart>;
  firstGame?(): Promise<FirstGamePart>;
  daily?(): Promise<DailyPart>;
  room?(saved: Saved): Promise<RoomPart>;
  link?(): Promise<LinkPart>;
  lab?(): Promise<LabPart>;
  lessons?(): Promise<LessonPart>;
  history?(): Promise<HistoryPart>;
  puzzles?(): Promise<PuzzlePart>;
  review?(): Promise<ReviewPart>;
}
