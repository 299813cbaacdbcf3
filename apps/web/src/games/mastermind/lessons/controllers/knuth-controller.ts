import type { Code } from '@inkling/core/feedback';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LessonController, LessonServices } from '../../../../shell/parts/lesson-part.ts';
import type { StartTask, Task } from '../../../../shell/worker/task.ts';
import { messages } from '../messages/language.ts';
import { type Partition, partitionOf } from '../model/partition.ts';
import type { PlayedOut } from '../model/play-out.ts';
import { digitsOf, everyCode } from '../model/usual-board.ts';
import { CodeEntry, withCode } from './code-entry.ts';

/** The five kinds of first guess, up to renaming symbols and reordering places. */
export const KINDS: readonly Code[] = [
  [0, 0, 0, 0],
  [0, 0, 0, 1],
  [0, 0, 1, 1],
  [0, 0, 1, 2],
  [0, 1, 2, 3],
];

/** The lesson on why Knuth opens with 1122: the cells of any first guess, and all codes played out after it. */
export class KnuthController implements LessonController {
  readonly entry: CodeEntry = new CodeEntry([[0, 0, 1, 1]]);
  readonly guess: ReadonlySignal<Code> = computed(() => this.entry.row(0));
  readonly partition: ReadonlySignal<Partition> = computed(() => partitionOf(everyCode(), this.guess.value));
  readonly tree: Signal<PlayedOut | 'broken' | undefined> = signal(undefined);
  readonly #say: LessonServices['say'];
  readonly #playOut: StartTask<Code, PlayedOut>;
  #task: Task | undefined;
  #isAsked = false;

  readonly verbs: LessonController['verbs'] = {
    guess: (rest) => this.runOther(rest),
    play: () => this.play(),
    tell: () => this.sayState(),
  };
  readonly keys: LessonController['keys'] = { p: () => this.play(), l: () => this.sayState() };

  constructor(say: LessonServices['say'], playOut: StartTask<Code, PlayedOut>) {
    this.#say = say;
    this.#playOut = playOut;
    this.#begin();
  }

  choose(guess: Code): void {
    this.entry.set(0, guess);
    this.sayState();
  }

  /** Plays out all codes after the current first guess. */
  play(): void {
    this.#isAsked = true;
    this.#begin();
    this.#say(messages().knuth.playing(digitsOf(this.guess.value)));
  }

  runOther(line: string): boolean {
    return withCode(line, this.#say, (code) => this.choose(code));
  }

  pressOther(key: string, code: string): boolean {
    return this.entry.press(key, code);
  }

  sayState(): void {
    this.#say(messages().knuth.figures(this.partition.value));
  }

  close(): void {
    this.#task?.stop();
  }

  #begin(): void {
    this.#task?.stop();
    this.tree.value = undefined;
    this.#task = this.#playOut(
      Array.from(this.guess.peek()),
      (tree) => {
        this.tree.value = tree;
        if (tree.isOver && this.#isAsked) this.#say(messages().knuth.played(tree));
      },
      (end) => {
        if (end === 'broken') this.tree.value = 'broken';
      },
    );
  }
}
