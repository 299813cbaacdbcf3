import type { ComponentType, VNode } from 'preact';
import type { DeviceServices } from './device-services.ts';
import type { Choices, Luck } from './game/result/model/story.ts';
import type { Helps } from './parts/helps.ts';
import type { ShareSpec } from './parts/share-spec.ts';

/** How a game prepares what was played for review. */
export interface ReviewPart {
  /** A game that this device keeps. Total: anything may have been stored. */
  saved(value: unknown, services: DeviceServices): Promise<ReviewedGame | Unreviewed>;
  /** The game in a text that `ReviewedGame.link` gave. Total. */
  linked(text: string, services: DeviceServices): Promise<ReviewedGame | Unreviewed>;
  /** The text of a link to turns that were played in a room of these rules: `aabb:1,0` each. Total. */
  played?(rules: string, turns: readonly string[]): string | undefined;
  /** Reads turns that somebody pasted; `undefined` for a text of another game. Total. */
  read?(text: string): ReadGame | undefined;
}

/**
 * The text of a link that holds the turns; or marks without guesses, and where they can be looked into; or turns that go
 * on after one that found the secret.
 */
export type ReadGame =
  | { readonly link: string }
  | { readonly marksOnly: string }
  | { readonly playsOn: true };

/** Why a game cannot be reviewed. */
export type Unreviewed = 'missing' | 'noTurns' | 'tooLarge' | 'unfinished';

/** A played game. Its turns are there at once; what they were worth comes while it is judged. */
export interface ReviewedGame {
  /** Which game it was: `Mastermind, Winter`. Texts are in the language of the page. */
  name(): string;
  readonly seed: string | undefined;
  readonly helps: Helps | undefined;
  readonly outcome: 'found' | 'lost' | 'unfinished';
  readonly turns: readonly PlayedTurn[];
  /** What its choices are called, where they are no guesses. */
  choiceWords?(): ChoiceWords;
  /** By what a choice can be measured; none where there is one measure alone. */
  readonly references: readonly string[];
  referenceName(reference: string): string;
  /** By what its choices are measured, in a sentence, where nobody chooses; nothing until that is known. */
  measure?(): string | undefined;
  /** `7 codes` */
  counted(count: number): string;
  /** Judges in a worker; returns what stops it. `onJudged` gets `undefined` when it broke. */
  judge(reference: string | undefined, onJudged: (judged: JudgedGame | undefined) => void): () => void;
  /** The text of a link that holds this game; `undefined` for one that no link can hold. */
  readonly link: string | undefined;
  /** The link names the seed, too. */
  readonly isSeedInLink?: boolean;
  /** The terminal's line for the same game. */
  readonly command?: string | undefined;
  /** What can be shared of it without giving away its secret. */
  share(): ShareSpec | undefined;
  /** Where the end is proved step by step, once it is judged that only one thing could be left. */
  proof?(): string | undefined;
  /** Saves the game as it was before a turn, with another guess if there is one, so that its page opens with it; gives the page's address. */
  playOn?(turn: number, guess: unknown): Promise<string | undefined>;
  /** What cannot be done with a game like this, and why; a sentence each. */
  limits?(): readonly string[];
  /** One turn to play again, in search of something better. */
  practice?(turn: number, judged: JudgedTurn, host: PracticeHost): PracticeTurn | undefined;
  close?(): void;
}

/** Of a turn in the list, of the turn that is looked at, and of the whole game; and over the list, what was chosen and by what it is judged. */
export interface ChoiceWords {
  readonly yourGuess: string;
  readonly choice: string;
  readonly choiceMeans: string;
  readonly choiceIs: Readonly<Record<Choices, string>>;
  readonly claimIs: Readonly<Record<Choices, string>>;
  readonly choices: Readonly<Record<Choices, string>>;
}

/** A turn as it was played. */
export interface PlayedTurn {
  /** What was played and what came of it. Hidden from screen readers. */
  readonly Row: ComponentType;
  /** `Santa, Tree, Bell, Santa. 1 exact, 2 near` */
  text(): string;
}

export interface JudgedGame {
  readonly turns: readonly JudgedTurn[];
  readonly done: number;
  readonly total: number;
  readonly isOver: boolean;
  /** How the game as a whole was treated, where its turns do not say so one by one. */
  readonly luck?: Luck | undefined;
  /** Figures of the whole game. */
  summary?(): readonly (readonly [name: string, figure: string])[];
}

/** What is known of a turn so far. */
export interface JudgedTurn {
  /** How many were possible before it and after it. */
  readonly before: number;
  readonly after: number;
  readonly isFound: boolean;
  /** Nothing fits all answers up to this turn: what that may come from. In the language of the page. */
  readonly contradiction?: (() => string) | undefined;
  /** In bits: what the answer told, and what such a guess tells on average. */
  readonly information?: { readonly gained: number; readonly expected: number } | undefined;
  /** `undefined` until it is judged, and where there was nothing to choose. */
  readonly choice: Choices | undefined;
  /** What the choice lost, in turns or moves, where the game can say. */
  readonly lost?: number | undefined;
  readonly isProved?: boolean;
  /** Turns still to go on average: of what was played, and of the best. */
  readonly toGo?: readonly [number, number] | undefined;
  readonly yours?: Split | undefined;
  /** Only where something better is known. */
  readonly better?: Split | undefined;
  facts(): readonly string[];
}

/** A guess and how its answers part what was possible. */
export interface Split {
  /** What `playOn` takes. */
  readonly guess: unknown;
  readonly Guess: ComponentType;
  text(): string;
  /** The largest first. */
  readonly cells: readonly SplitCell[];
  /** What stays possible on average, and what the answer tells in bits, where the cells are not of one secret alone. */
  readonly measured?: { readonly left: number; readonly bits: number };
}

/** What one answer leaves. */
export interface SplitCell {
  readonly count: number;
  /** The answer and, where little was possible, what it leaves. Hidden from screen readers. */
  readonly answer: VNode;
  readonly members: readonly VNode[];
  /** Both in words. */
  text(): string;
}

/** What a turn that is played again needs of its page. */
export interface PracticeHost {
  say(sentence: string): void;
  /** Something as good as any was found, or was asked for. */
  end(how: 'found' | 'shown'): void;
}

/** A turn that is played again. Keys, buttons and lines all end in it. */
export interface PracticeTurn {
  readonly View: ComponentType;
  press(event: KeyboardEvent, target: Element): boolean;
  /** Does what a typed line says; false when it was not understood. */
  run(line: string): boolean;
  /** Shows the best. */
  giveUp(): void;
  sayState(): void;
  close(): void;
}
