import type { ComponentType, VNode } from 'preact';
import type { DeviceServices } from './device-services.ts';
import type { Choices, Luck } from './game/result/model/story.ts';
import type { Helps } from './parts/helps.ts';
import type { ShareSpec } from './parts/share-spec.ts';

/** How a game opens played games for review. */
export interface ReviewPart {
  /** Opens a game saved on this device. Never throws: anything may have been stored. */
  saved(value: unknown, services: DeviceServices): Promise<ReviewedGame | Unreviewed>;
  /** Opens the game in a string produced by `ReviewedGame.link`. Never throws. */
  linked(text: string, services: DeviceServices): Promise<ReviewedGame | Unreviewed>;
  /** Returns the link text for turns played in a room with these rules, each like `aabb:1,0`. Never throws. */
  played?(rules: string, turns: readonly string[]): string | undefined;
  /** Parses pasted turns. Returns undefined for text of another game. Never throws. */
  read?(text: string): ReadGame | undefined;
}

/**
 * One of three results: a link text that contains the turns; marks without guesses, and the address where they can be
 * examined; or turns that continue after the secret was found.
 */
export type ReadGame =
  | { readonly link: string }
  | { readonly marksOnly: string }
  | { readonly playsOn: true };

/** Why a game cannot be reviewed. */
export type Unreviewed = 'missing' | 'noTurns' | 'tooLarge' | 'unfinished';

/** A played game under review. Its turns are available immediately; their ratings arrive as it is analysed. */
export interface ReviewedGame {
  /** Returns the name of the game: `Mastermind, Winter`. All texts are in the language of the page. */
  name(): string;
  readonly seed: string | undefined;
  readonly helps: Helps | undefined;
  readonly outcome: 'found' | 'lost' | 'unfinished';
  readonly turns: readonly PlayedTurn[];
  /** Returns the words for its choices, if these are not guesses. */
  choiceWords?(): ChoiceWords;
  /** The reference players that choices can be measured against; empty if there is only one measure. */
  readonly references: readonly string[];
  referenceName(reference: string): string;
  /** Returns a sentence on how choices are measured, if the user cannot select it; undefined until known. */
  measure?(): string | undefined;
  /** `7 codes` */
  counted(count: number): string;
  /** Analyses the game in a worker; returns a function that cancels. `onJudged` receives `undefined` on failure. */
  judge(reference: string | undefined, onJudged: (judged: JudgedGame | undefined) => void): () => void;
  /** The text of a link that contains this game; `undefined` if no link can contain it. */
  readonly link: string | undefined;
  /** Whether the link also contains the seed. */
  readonly isSeedInLink?: boolean;
  /** The terminal command for the same game. */
  readonly command?: string | undefined;
  /** Returns what can be shared about it without giving away its secret. */
  share(): ShareSpec | undefined;
  /**
   * Returns the address of a step-by-step proof of the end, once the analysis has found that only one candidate could be
   * left.
   */
  proof?(): string | undefined;
  /**
   * Saves the game as it was before a turn, followed by another guess if given, as the one that its page opens with.
   * Returns the page's address.
   */
  playOn?(turn: number, guess: unknown): Promise<string | undefined>;
  /** Returns what is not possible with such a game, and why, one sentence each. */
  limits?(): readonly string[];
  /** Opens one turn to be played again, in search of a better choice. */
  practice?(turn: number, judged: JudgedTurn, host: PracticeHost): PracticeTurn | undefined;
  close?(): void;
}

/**
 * The words for choices in a game where they are not guesses: headings over the list, and ratings for a turn in the list,
 * for the turn being viewed, and for the whole game.
 */
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
  /** Draws the move and its result. Hidden from screen readers. */
  readonly Row: ComponentType;
  /** `Santa, Tree, Bell, Santa. 1 exact, 2 near` */
  text(): string;
}

export interface JudgedGame {
  readonly turns: readonly JudgedTurn[];
  readonly done: number;
  readonly total: number;
  readonly isOver: boolean;
  /** The luck in the game as a whole, if it is not known turn by turn. */
  readonly luck?: Luck | undefined;
  /** Returns statistics on the whole game. */
  summary?(): readonly (readonly [name: string, figure: string])[];
}

/** What the analysis of a turn has found so far. */
export interface JudgedTurn {
  /** The numbers of candidates before and after the turn. */
  readonly before: number;
  readonly after: number;
  readonly isFound: boolean;
  /** Set if no candidate fits all answers up to this turn: returns the possible causes, in the page's language. */
  readonly contradiction?: (() => string) | undefined;
  /** In bits: the information gained from the answer, and its expected value for this guess. */
  readonly information?: { readonly gained: number; readonly expected: number } | undefined;
  /** `undefined` until it is rated, and if there was nothing to choose. */
  readonly choice: Choices | undefined;
  /** What the choice cost, in turns or moves, if the game can compute it. */
  readonly lost?: number | undefined;
  readonly isProved?: boolean;
  /** The expected number of remaining turns, after the guess played and after the best guess. */
  readonly toGo?: readonly [number, number] | undefined;
  readonly yours?: Split | undefined;
  /** Only set if a better guess is known. */
  readonly better?: Split | undefined;
  facts(): readonly string[];
}

/** A guess and how its answers partition the candidates. */
export interface Split {
  /** The value that `playOn` accepts. */
  readonly guess: unknown;
  readonly Guess: ComponentType;
  text(): string;
  /** The largest first. */
  readonly cells: readonly SplitCell[];
  /**
   * The expected number of candidates left and the expected bits. Set if the cells do not partition the candidates of a
   * single secret, so that these figures do not follow from their counts.
   */
  readonly measured?: { readonly left: number; readonly bits: number };
}

/** The candidates that one answer leaves. */
export interface SplitCell {
  readonly count: number;
  /** The answer. `members` shows the candidates that it leaves, if there are few. Hidden from screen readers. */
  readonly answer: VNode;
  readonly members: readonly VNode[];
  /** Returns the answer and its members in words. */
  text(): string;
}

/** What a practice turn needs from its page. */
export interface PracticeHost {
  say(sentence: string): void;
  /** Ends the practice: an optimal choice was found, or the user asked to see it. */
  end(how: 'found' | 'shown'): void;
}

/** A turn that is played again. Keys, buttons and typed lines all call its methods. */
export interface PracticeTurn {
  readonly View: ComponentType;
  press(event: KeyboardEvent, target: Element): boolean;
  /** Executes a typed line. Returns false if it was not understood. */
  run(line: string): boolean;
  /** Shows the best choice. */
  giveUp(): void;
  sayState(): void;
  close(): void;
}
