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
 * A game as `GameShell` frames it: what is kept of it, the controller that plays it, and its parts of the page. The
 * components find their controller by `useController`.
 */
export interface GameScreen<
  State extends { readonly sheet: Sheet },
  Controller extends GameController<State>,
> {
  readonly format: GameFormat<State>;
  /** The first game of somebody who has played none. */
  fresh(draw: (below: number) => number): State;
  /** The sheets of a day with this seed, as the game's `daily` part has them. */
  daySheets?(seed: string): readonly DaySheet[];
  /** The game that a link holds; `kept` gives the game of the same name that this device keeps. */
  linked?(path: string, readSaved: (sheet: Sheet) => Promise<State | undefined>): Promise<State | undefined>;
  open(state: State, host: GameHost): Controller | Promise<Controller>;

  /** Does what a typed line says; says what is wrong with it otherwise. True when it was understood. */
  run(controller: Controller, line: string): boolean;
  /** A key outside text fields and dialogs; true when it meant something. */
  press(controller: Controller, event: KeyboardEvent, target: Element): boolean;

  /** In the line above the board: which game it is, and what changes that. */
  readonly Header: ComponentType;
  readonly Board: ComponentType;
  /** What takes the place of the board once the game is over; `undefined` while it is played. */
  result?(controller: Controller): GameResult | undefined;
  /** What follows from the board. */
  readonly Side?: ComponentType;
  /** In the footer: what a person sets once. */
  readonly Foot?: ComponentType;
  /** By the names that the controller's `dialog` can have. */
  readonly dialogs: Readonly<Record<string, ComponentType>>;
  /** Classes of the line above the board, and of the page below it. */
  readonly headerClass?: string;
  layout?(controller: Controller): { readonly class: string; readonly style?: Record<string, string> };
  /** Characters that a typed line may have. */
  readonly lineLengthMax?: number;
  messages(controller: Controller): ScreenMessages;
}

/** What the frame needs of it once its controller is open. */
export type FramedScreen<
  State extends { readonly sheet: Sheet },
  Controller extends GameController<State>,
> = Omit<GameScreen<State, Controller>, 'fresh' | 'daySheets' | 'linked' | 'open'>;

/** What the frame says of a game, in the language of the page. */
export interface ScreenMessages {
  /** Names the line above the board. */
  readonly header: string;
  /** What the game is called, where its page says so itself. */
  readonly name?: string;
  /** How far it is, in a few signs. */
  readonly progress?: string;
  /** Commands to begin with, in the empty command box. */
  readonly placeholder: string;
  readonly keyRows: readonly KeyRow[];
  readonly commandRows: readonly CommandRow[];
  /** How far the secret is one; without it there is no footer. */
  readonly honest: string | undefined;
}

/** Plays a game. Every channel (keys, pointer, commands) ends in its methods, so each can do the same. */
export interface GameController<State> extends SavableGame<State> {
  readonly title: ReadonlySignal<string>;
  /** The dialog that is open; `keys` is the frame's own. */
  readonly dialog: Signal<string | undefined>;
  /** Says where the game stands. */
  sayState(): void;
  close(): void;
}

/** What the frame gives to a controller. */
export interface GameHost {
  readonly preferences: Signal<Preferences>;
  readonly saved: Saved;
  readonly announcer: Announcer;
  /** Something that stays in sight above the board. */
  readonly notice: Signal<string | undefined>;
  /** False while another tab leads: nothing may then go on by itself. */
  readonly leads: ReadonlySignal<boolean>;
  /** Where the game comes from, which is what there is to say first. */
  readonly origin: 'fresh' | 'resumed' | 'linked';
  readonly sound: PlaySound;
  draw(below: number): number;
  /** A worker of this page, which says on the page what befalls it and ends with it. */
  startWorker<Questions extends Protocol<Questions>>(start: StartThread<Questions>): WorkerClient<Questions>;
}

/**
 * What a game can give to the features of the app. Each part is loaded when it is first asked for; a game leaves out what
 * it does not have, and the feature then does without the game.
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
