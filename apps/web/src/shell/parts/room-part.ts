import type { Result } from '@inkling/core/result';
import type { WrongAnswer } from '@inkling/games/contract/record';
import type { PublicTurn, RoomFault } from '@inkling/games/contract/room';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { CommandRow, KeyRow } from '../../ui/keycap.tsx';
import type { SheetEnd, TableEnd } from './room-end.ts';
import type { RoomNouns } from './room-nouns.ts';

/**
 * What a game provides for rooms on the server: the choice of its rules, its appearance, and its texts. Which moves are
 * allowed, and for whom, is decided by the game's module (`room` in `@inkling/games`), not by this part.
 */
export type RoomPart = SheetsPart | TablePart;

interface RulesPart {
  /** The default rules. */
  readonly usualRules: string;
  /** The form fields that change the rules. */
  readonly RulesFields: ComponentType<RulesFieldsProps>;
  /** Parses typed rules: complete ones, or a word that changes the current ones. Returns undefined for anything else. */
  typedRules(text: string, now: string): string | undefined;
  /** Returns the rules in a few words: `4 places, 6 elements, 12 turns`. */
  terms(rules: string): string;
  messages(): RoomMessages;
  /** Without them the texts speak of a code and turns. */
  readonly nouns?: RoomNouns;
}

export interface RulesFieldsProps {
  readonly rules: string;
  readonly onChoose: (rules: string) => void;
}

/** The texts about the game in any of its rooms, in the language of the page. */
export interface RoomMessages {
  /** Commands that open a room. */
  readonly makeRows: readonly CommandRow[];
  /** Commands available in a room of this game. */
  readonly moveRows: readonly CommandRow[];
  readonly keyRows: readonly KeyRow[];
  /** The beginning of the command line's placeholder: `guess, answer, ?`. */
  readonly placeholder: string;
  /** Returns why the server refused a move, or undefined if the code is not specific to this game. */
  refusal(fault: RoomFault, rules: string): string | undefined;
  /** Describes an answer that the secret does not give. */
  wrong(wrong: WrongAnswer): string;
  /** How the answers compare with the secret, if the noun for the secret is not enough to phrase it. */
  readonly verdict?: VerdictMessages;
}

/** The clauses after `The promise was kept`, and the text if it was broken. */
export interface VerdictMessages {
  readonly broken: string;
  readonly honest: string;
  lies(count: number): string;
}

/** A game in which each breaker has a sheet. */
export interface SheetsPart extends RulesPart {
  readonly kind: 'sheets';
  /** Opens the game with the rules of a room. Returns undefined for rules that it cannot parse. */
  open(rules: string): SheetGame | undefined;
}

/** Guesses, secrets and answers are canonical strings, as in the server and the record: `aabb` and `1,0`. */
export interface SheetGame {
  /** Draws a guess or a secret. Hidden from screen readers, which read `sayGuess` instead. */
  readonly Guess: ComponentType<{ readonly guess: string }>;
  /** Draws a guess and its answer. Hidden from screen readers. */
  readonly Turn: ComponentType<{ readonly turn: PublicTurn }>;
  /** `Santa, Santa, Tree, Bell`. */
  sayGuess(guess: string): string;
  /** Returns the answer of a turn as a clause. It includes the guess if the two are read together. */
  sayAnswer(turn: PublicTurn): string;
  /** Returns a whole turn as a clause: the guess and its answer. */
  sayTurn(turn: PublicTurn): string;
  /** `The word: SEEDS.` */
  saySecret(secret: string): string;
  /** Parses a typed guess or secret. Never throws. */
  readGuess(text: string): Result<string, GuessFault>;
  /** Whether a line is a guess even if it is also the name of a command. */
  isGuessFirst?(line: string): boolean;
  /** Draws a random secret. */
  drawSecret?(draw: (below: number) => number): string;
  /** Opens the field in which a guess or a secret is set in an open room. */
  openField(): GuessField | Promise<GuessField>;
  loadEnd?(): Promise<SheetEnd>;
  readonly byHand?: ByHandGame;
}

/** Why a typed string is not a guess, as a sentence, and whether it was meant as one. */
export interface GuessFault {
  readonly sentence: string;
  readonly isMeant: boolean;
}

/** A guess or a secret that is being set. */
export interface GuessField {
  readonly Field: ComponentType<FieldProps>;
  /**
   * A sheet as on the game's own page, including the guess that is being set. The field then has an Enter key. Without a
   * board, the turns are listed in rows above the field.
   */
  readonly Board?: ComponentType<BoardProps>;
  /** On wide screens the field is next to its board, not below it. */
  readonly isBesideBoard?: boolean;
  /** What the marks of an answer mean. */
  readonly Legend?: ComponentType;
  /** The empty places of a guess. Hidden from screen readers. Without them the next turn is described in words. */
  readonly Places?: ComponentType;
  /** Returns the complete guess or secret; the error is a sentence. */
  read(): Result<string, string>;
  /** Returns what is set so far, complete or not, in the form that `fill` accepts; empty if nothing is set. */
  begun(): string;
  /** Sets a guess, or a string returned by `begun`. Any other string is ignored. */
  fill(text: string): void;
  clear(): void;
  /** Handles a key pressed outside text fields. Returns true if it changed what is set. */
  press(event: KeyboardEvent): boolean;
}

export interface FieldProps {
  readonly label: string;
  /** The turns so far, if the field is for a guess. */
  readonly turns?: readonly PublicTurn[];
  readonly enter?: EnterKey;
}

/** The key of a field that submits what is set. */
export interface EnterKey {
  /** True while a submission awaits the server's reply: nothing can be set until then. */
  readonly isWaiting: boolean;
  /** What the key says, if not what it says in the game. */
  readonly label?: string;
  /** True while nothing may be submitted, although it can be set. A press is then answered with the reason. */
  readonly isOff?: boolean;
  press(): void;
}

export interface BoardProps {
  readonly turns: readonly PublicTurn[];
  /** A guess that awaits its answer. */
  readonly pending: string | undefined;
  /** Whether the next guess is set on this board. */
  readonly isSet: boolean;
  /** Submits what is set. */
  submit(): void;
}

/** For rooms in which the maker keeps the secret and answers by hand. */
export interface ByHandGame {
  /** Opens the field for the secret, which is set before the room exists. */
  openSecretField(): GuessField;
  /** Returns an answer as a clause: `1 exact, 2 near`. */
  sayAnswer(answer: string): string;
  /** Parses a typed answer; the error is a sentence. */
  readAnswer(text: string): Result<string, string>;
  /** The form field for the answer. Without it, all possible answers are listed. */
  readonly AnswerField?: ComponentType<{ readonly answer: Signal<string> }>;
}

/** A game whose seats share one table. */
export interface TablePart extends RulesPart {
  readonly kind: 'table';
  /** Returns what to know before a room is opened. */
  help(): string;
  open(table: RoomTable): OpenTable;
  /** Describes the table or, if `before` is given, what has changed since. */
  changes(view: unknown, before: unknown, people: TablePeople): string;
  /** Describes how the game ended. */
  ending(view: unknown, people: TablePeople): string;
}

/** The human players at a table, from the viewer's perspective. Spectators do not see players without a name. */
export type TablePeople = Readonly<
  Partial<Record<'first' | 'second', 'you' | 'other' | { readonly name: string }>>
>;

export interface RoomTable {
  readonly room: string;
  /** What this seat sees, as produced by the game's module. */
  readonly view: ReadonlySignal<unknown>;
  readonly people: ReadonlySignal<TablePeople>;
  /** Whether it is this user's turn to move. */
  mayMove(): boolean;
  /** Sends a move in the form that the server parses. */
  send(move: string): void;
  say(sentence: string): void;
}

export interface OpenTable {
  readonly Board: ComponentType;
  /** Controls next to the board for the player whose turn it is. */
  readonly Panel: ComponentType;
  /** Information next to the board that everybody can see. */
  readonly Side: ComponentType;
  /** Converts a typed line to the form that the server parses; the error is a sentence. */
  readMove(line: string): Result<string, string>;
  /** Handles a key pressed outside text fields during this seat's turn. Returns true if the key had a meaning. */
  press(event: KeyboardEvent, target: Element): boolean;
  readonly end?: TableEnd;
}
