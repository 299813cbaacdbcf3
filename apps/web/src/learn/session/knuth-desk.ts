import type { Code } from '@inkling/core/feedback';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { words as mainWords } from '../../words/language.ts';
import { words } from '../words/language.ts';
import type { playOutApart } from '../worker/playing-out.ts';
import { digitsOf, everyCode, readCode } from './board-rules.ts';
import { CodeEntry } from './code-entry.ts';
import { type LessonDesk, pressIn, runLine } from './lesson-desk.ts';
import { type Parted, partBy } from './partition.ts';
import type { PlayedOut } from './play-out.ts';
import { Voice } from './voice.ts';

/** Up to renaming, the five kinds of first guess. */
export const KINDS: readonly Code[] = [
  [0, 0, 0, 0],
  [0, 0, 0, 1],
  [0, 0, 1, 1],
  [0, 0, 1, 2],
  [0, 1, 2, 3],
];

/** Why Knuth opens with 1122: the cells of any first guess, and what becomes of all codes after it. */
export class KnuthDesk implements LessonDesk {
  readonly entry: CodeEntry = new CodeEntry([[0, 0, 1, 1]]);
  readonly guess: ReadonlySignal<Code> = computed(() => this.entry.row(0));
  readonly parted: ReadonlySignal<Parted> = computed(() => partBy(everyCode(), this.guess.value));
  readonly tree: Signal<PlayedOut | 'broken' | undefined> = signal(undefined);
  readonly #voice: Voice = new Voice();
  readonly #playOut: typeof playOutApart;
  #stop: () => void = () => undefined;

  constructor(playOut: typeof playOutApart) {
    this.#playOut = playOut;
    this.#begin();
  }

  get said(): ReadonlySignal<string> {
    return this.#voice.said;
  }

  choose(guess: Code): void {
    this.entry.set(0, guess);
    this.retell();
  }

  /** Plays every code from the guess that is shown. */
  play(): void {
    this.#begin();
    this.#voice.say(words().knuth.playing(digitsOf(this.guess.value)));
  }

  run(line: string): boolean {
    const verbs = {
      guess: (rest: string) => this.#read(rest),
      play: () => {
        this.play();
        return true;
      },
      tell: () => {
        this.retell();
        return true;
      },
    };
    return runLine(line, verbs, (text) => this.#read(text));
  }

  press(key: string, code: string): boolean {
    return pressIn(key, { p: () => this.play(), l: () => this.retell() }) || this.entry.press(key, code);
  }

  retell(): void {
    this.#voice.say(words().knuth.figures(this.parted.value));
  }

  close(): void {
    this.#stop();
  }

  #begin(): void {
    this.#stop();
    this.tree.value = undefined;
    this.#stop = this.#playOut(this.guess.peek(), (tree) => {
      this.tree.value = tree ?? 'broken';
      if (tree?.isOver && this.#voice.said.peek() !== '') this.#voice.say(words().knuth.played(tree));
    });
  }

  #read(text: string): boolean {
    const read = readCode(text);
    if (read.ok) this.choose(read.value);
    else this.#voice.say(mainWords().command.fault(read.error));
    return read.ok;
  }
}
