import type { ComponentType } from 'preact';
import type { CommandRow, KeyRow } from '../../ui/keycap.tsx';

/** The lessons that a game provides. */
export interface LessonPart {
  readonly lessons: readonly Lesson[];
}

export interface Lesson {
  /** Its name in the address: `#/learn/scoring`. */
  readonly id: string;
  /** The lessons of all games are sorted by rank. */
  readonly rank: number;
  /** Its appearance on the shelf. */
  readonly cover: LessonCover;
  /** Returns the texts that are needed before it is opened, in the current language. */
  text(): LessonText;
  open(services: LessonServices): OpenLesson;
}

export interface LessonCover {
  readonly field: 'green' | 'gold' | 'violet' | 'blue' | 'pink' | 'ink';
  /** Its picture, in a view box of 120 by 84, in the ink of the cover. */
  readonly Picture: ComponentType;
}

export interface LessonServices {
  /** Returns a uniform random integer below a bound. */
  draw(below: number): number;
  /** Announces a sentence to screen readers. */
  say(sentence: string): void;
}

/** An open lesson: its interactive figure, and the controller that operates it without a pointer. */
export interface OpenLesson {
  readonly Figure: ComponentType;
  /** Content below the text and the figure that needs the full width of the page. */
  readonly Below?: ComponentType;
  readonly controller: LessonController;
}

export interface LessonController {
  /**
   * Handlers keyed by the first word of a typed line; they receive the rest of it. They return `false` if the rest was
   * not understood, after announcing why.
   */
  readonly verbs: Readonly<Record<string, (rest: string) => unknown>>;
  /** Handles every other line in the same way. */
  runOther(line: string): unknown;
  /** Handlers of keys pressed outside text fields, keyed by the lower-case character. */
  readonly keys: Readonly<Record<string, () => unknown>>;
  /**
   * Handles any other key. Returns true if the key had a meaning. `key` and `code` are those of `KeyboardEvent`: what the
   * key prints, and its physical position.
   */
  pressOther?(key: string, code: string): boolean;
  /** Announces the current state, in the current language. */
  sayState(): void;
  close?(): void;
}

/** The texts that every lesson has in addition to its figure. */
export interface LessonText {
  readonly title: string;
  /** A short title for links. */
  readonly short: string;
  /** One sentence for the list of lessons. */
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly placeholder: string;
  readonly keyRows: readonly KeyRow[];
  readonly commandRows: readonly CommandRow[];
}
