import type { Result } from '@inkling/core/result';
import type { WrongAnswer } from '@inkling/games/contract/record';
import type { PublicTurn, RoomFault } from '@inkling/games/contract/room';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { CommandRow, KeyRow } from '../../ui/keycap.tsx';
import type { SheetEnd, TableEnd } from './room-end.ts';
import type { RoomNouns } from './room-nouns.ts';

/**
 * What a game brings to a room on the server: how its rules are chosen, how it looks there, and what is said of it. What
 * may be done, and by whom, its module says (`room` of `@inkling/games`), not its part.
 */
export type RoomPart = SheetsPart | TablePart;

interface RulesPart {
  /** The rules to begin with. */
  readonly usualRules: string;
  /** The fields that choose other rules. */
  readonly RulesFields: ComponentType<RulesFieldsProps>;
  /** Reads rules that were typed: whole, or a word that changes those of now. `undefined` for anything else. */
  typedRules(text: string, now: string): string | undefined;
  /** The rules in a few words: `4 places, 6 elements, 12 turns`. */
  terms(rules: string): string;
  messages(): RoomMessages;
  /** Without them it has a code and turns. */
  readonly nouns?: RoomNouns;
}

export interface RulesFieldsProps {
  readonly rules: string;
  readonly onChoose: (rules: string) => void;
}

/** What is said of the game in any of its rooms, in the language of the page. */
export interface RoomMessages {
  /** Typed lines that open a room. */
  readonly makeRows: readonly CommandRow[];
  /** What can be typed in a room of this game. */
  readonly moveRows: readonly CommandRow[];
  readonly keyRows: readonly KeyRow[];
  /** What an invitation to type begins with: `guess, answer, ?`. */
  readonly placeholder: string;
  /** Why the server refused a move; `undefined` for a code that is not this game's own. */
  refusal(fault: RoomFault): string | undefined;
  /** An answer that the secret does not give. */
  wrong(wrong: WrongAnswer): string;
  /** How the answers look beside the secret, where its noun is not enough to say it. */
  readonly verdict?: VerdictMessages;
}

/** The clauses after `The promise was kept`, and what is said when it was not. */
export interface VerdictMessages {
  readonly broken: string;
  readonly honest: string;
  lies(count: number): string;
}

/** A game in which each breaker has a sheet. */
export interface SheetsPart extends RulesPart {
  readonly kind: 'sheets';
  /** The game by the rules of a room; `undefined` for rules that it cannot read. */
  open(rules: string): SheetGame | undefined;
}

/** Guesses, secrets and answers are canonical texts, as the server and the record have them: `aabb` and `1,0`. */
export interface SheetGame {
  /** Draws a guess or a secret. Hidden from screen readers: `sayGuess` stands beside it. */
  readonly Guess: ComponentType<{ readonly guess: string }>;
  /** Draws a guess and its answer. Hidden from screen readers. */
  readonly Turn: ComponentType<{ readonly turn: PublicTurn }>;
  /** `Santa, Santa, Tree, Bell`. */
  sayGuess(guess: string): string;
  /** The answer of a turn as a clause; with the guess in it where they are read together. */
  sayAnswer(turn: PublicTurn): string;
  /** A whole turn as a clause: the guess and its answer. */
  sayTurn(turn: PublicTurn): string;
  /** `The word: SEEDS.` */
  saySecret(secret: string): string;
  /** Reads a guess or a secret as people type it. Total. */
  readGuess(text: string): Result<string, GuessFault>;
  /** Is this line a guess even where it is also the name of a command? */
  isGuessFirst?(line: string): boolean;
  /** A secret that nobody chose. */
  drawSecret?(draw: (below: number) => number): string;
  /** What is set in an open room. */
  openField(): GuessField | Promise<GuessField>;
  loadEnd?(): Promise<SheetEnd>;
  readonly byHand?: ByHandGame;
}

/** Why a text is no guess, as a sentence; and whether it was meant as one. */
export interface GuessFault {
  readonly sentence: string;
  readonly isMeant: boolean;
}

/** A guess or a secret that is being set. */
export interface GuessField {
  readonly Field: ComponentType<FieldProps>;
  /**
   * A sheet as the page of the game itself shows it, with the guess that is being set; its field then has a key that
   * enters. Without it turns stand in rows above the field.
   */
  readonly Board?: ComponentType<BoardProps>;
  /** On wide paper the field is beside its board, not below it. */
  readonly isBesideBoard?: boolean;
  /** What is set; the error is a sentence. */
  read(): Result<string, string>;
  /** What is set so far, whole or not, as `fill` takes it; empty where nothing is. */
  begun(): string;
  /** Takes a guess, or what was begun earlier; anything else changes nothing. */
  fill(text: string): void;
  clear(): void;
  /** A key outside text fields; true when it changed what is set. */
  press(event: KeyboardEvent): boolean;
}

export interface FieldProps {
  readonly label: string;
  /** The turns so far, for a guess. */
  readonly turns?: readonly PublicTurn[];
  readonly enter?: EnterKey;
}

/** The key of a field that hands in what is set. */
export interface EnterKey {
  /** Something is on its way: nothing can be set until it has been answered. */
  readonly isWaiting: boolean;
  press(): void;
}

export interface BoardProps {
  readonly turns: readonly PublicTurn[];
  /** A guess that waits for its answer. */
  readonly pending: string | undefined;
  /** The next guess is set here. */
  readonly isSet: boolean;
  /** Hands in what is set. */
  submit(): void;
}

/** Where the maker keeps the secret and answers by hand. */
export interface ByHandGame {
  /** The secret, which is set before there is a room. */
  openSecretField(): GuessField;
  /** An answer as a clause: `1 exact, 2 near`. */
  sayAnswer(answer: string): string;
  /** Reads an answer as people type it; the error is a sentence. */
  readAnswer(text: string): Result<string, string>;
  /** Chooses the answer; without it all answers stand in a list. */
  readonly AnswerField?: ComponentType<{ readonly answer: Signal<string> }>;
}

/** A game whose seats share one table. */
export interface TablePart extends RulesPart {
  readonly kind: 'table';
  /** What there is to know before a room is opened. */
  help(): string;
  open(table: RoomTable): OpenTable;
  /** How the table stands; with `before` what has happened since. */
  changes(view: unknown, before: unknown, people: TablePeople): string;
  /** How it ended. */
  ending(view: unknown, people: TablePeople): string;
}

/** The people at a table, as the one who looks knows them. A person without a name is left out where others look. */
export type TablePeople = Readonly<
  Partial<Record<'first' | 'second', 'you' | 'other' | { readonly name: string }>>
>;

export interface RoomTable {
  readonly room: string;
  /** What this seat sees, as the module of the game makes it. */
  readonly view: ReadonlySignal<unknown>;
  readonly people: ReadonlySignal<TablePeople>;
  /** Is it this person's move? */
  mayMove(): boolean;
  /** Sends a move as the server reads it. */
  send(move: string): void;
  say(sentence: string): void;
}

export interface OpenTable {
  readonly Board: ComponentType;
  /** What whoever has the turn can do beside the board. */
  readonly Panel: ComponentType;
  /** What everybody can read beside the board. */
  readonly Side: ComponentType;
  /** A typed line as the server reads it; the error is a sentence. */
  readMove(line: string): Result<string, string>;
  /** A key outside text fields, while this seat has the turn; true when it meant something. */
  press(event: KeyboardEvent, target: Element): boolean;
  readonly end?: TableEnd;
}
