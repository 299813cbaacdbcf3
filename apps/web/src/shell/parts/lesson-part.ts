import type { ComponentType } from 'preact';
import type { CommandRow, KeyRow } from '../../ui/keycap.tsx';

/** The lessons that a game brings. */
export interface LessonPart {
  readonly lessons: readonly Lesson[];
}

export interface Lesson {
  /** Its name in the address: `#/learn/scoring`. */
  readonly id: string;
  /** The lessons of all games are read in the order of their ranks. */
  readonly rank: number;
  /** How it looks on the shelf. */
  readonly cover: LessonCover;
  /** What is read before it is opened, in the language in use. */
  text(): LessonText;
  open(services: LessonServices): OpenLesson;
}

export interface LessonCover {
  readonly field: 'green' | 'gold' | 'violet' | 'blue' | 'pink' | 'ink';
  /** What is printed on it, in a view box of 120 by 84, in the ink of the cover. */
  readonly Picture: ComponentType;
}

export interface LessonServices {
  /** A uniform integer below a bound. */
  draw(below: number): number;
  /** Says a sentence, so that it is read aloud. */
  say(sentence: string): void;
}

/** An open lesson: the thing that can be tried, and how it is worked without a pointer. */
export interface OpenLesson {
  readonly Figure: ComponentType;
  /** What needs the whole width of the page, below text and figure. */
  readonly Below?: ComponentType;
  readonly controller: LessonController;
}

export interface LessonController {
  /**
   * What the first word of a typed line does with the rest of it. `false` when the rest was not understood; a sentence has
   * then said why.
   */
  readonly verbs: Readonly<Record<string, (rest: string) => unknown>>;
  /** The same for every other line. */
  runOther(line: string): unknown;
  /** What a key does outside text fields, by what it prints. */
  readonly keys: Readonly<Record<string, () => unknown>>;
  /** Any other key; true when it meant something. `code` is where the key is, `key` what it prints. */
  pressOther?(key: string, code: string): boolean;
  /** Says where things stand, in the language in use. */
  sayState(): void;
  close?(): void;
}

/** What every lesson has beside its figure. */
export interface LessonText {
  readonly title: string;
  /** For links. */
  readonly short: string;
  /** One sentence for the list of lessons. */
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly placeholder: string;
  readonly keyRows: readonly KeyRow[];
  readonly commandRows: readonly CommandRow[];
}
