import type { Code } from '@inkling/core/feedback';
import { parseSymbol } from '@inkling/games/mastermind/notation';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { words as mainWords } from '../../words/language.ts';
import { words } from '../words/language.ts';
import { RULES, readCode, SKIN } from './board-rules.ts';
import { CodeEntry } from './code-entry.ts';
import { type LessonDesk, pressIn, runLine } from './lesson-desk.ts';
import { runStates, type StateRun } from './state-run.ts';
import { Voice } from './voice.ts';

/** The four runs that the essay prints: the puzzle, and the first letter that its dice gave. */
export const ESSAY_RUNS: readonly { readonly secret: Code; readonly first: number }[] = [
  { secret: [0, 2, 0, 1], first: 4 },
  { secret: [5, 0, 5, 0], first: 5 },
  { secret: [0, 5, 0, 4], first: 3 },
  { secret: [5, 2, 0, 5], first: 5 },
];

/** The essay's player, one guess at a time, against a code that the reader sets. */
export class StatesDesk implements LessonDesk {
  readonly entry: CodeEntry = new CodeEntry([ESSAY_RUNS[3]?.secret ?? []]);
  readonly first: Signal<number> = signal(ESSAY_RUNS[3]?.first ?? 0);
  readonly steps: Signal<number> = signal(0);
  readonly whole: ReadonlySignal<StateRun> = computed(() =>
    runStates(this.entry.row(0), this.first.value, Number.POSITIVE_INFINITY),
  );
  readonly shown: ReadonlySignal<StateRun> = computed(() =>
    runStates(this.entry.row(0), this.first.value, this.steps.value),
  );
  readonly #voice: Voice = new Voice();

  get said(): ReadonlySignal<string> {
    return this.#voice.said;
  }

  goTo(steps: number): void {
    this.steps.value = Math.min(Math.max(steps, 0), this.whole.value.steps.length);
    this.retell();
  }

  setFirst(symbol: number): void {
    this.first.value = symbol;
    this.goTo(0);
  }

  load(run: (typeof ESSAY_RUNS)[number]): void {
    this.entry.set(0, run.secret);
    this.setFirst(run.first);
  }

  press(key: string, code: string): boolean {
    const keys = {
      n: () => this.goTo(this.steps.value + 1),
      b: () => this.goTo(this.steps.value - 1),
      r: () => this.goTo(0),
      e: () => this.goTo(Number.POSITIVE_INFINITY),
    };
    if (pressIn(key, keys)) return true;
    const before = this.entry.row(0);
    const meant = this.entry.press(key, code);
    if (this.entry.row(0) !== before) this.steps.value = 0;
    return meant;
  }

  put(symbol: number): void {
    this.entry.put(symbol);
    this.steps.value = 0;
  }

  retell(): void {
    this.#voice.say(words().states.sentence(this.shown.value));
  }

  close(): void {}

  run(line: string): boolean {
    const go = (steps: () => number) => () => {
      this.goTo(steps());
      return true;
    };
    const verbs = {
      code: (rest: string) => this.#read(rest),
      first: (rest: string) => this.#readFirst(rest),
      next: go(() => this.steps.value + 1),
      back: go(() => this.steps.value - 1),
      restart: go(() => 0),
      end: go(() => Number.POSITIVE_INFINITY),
      essay: (rest: string) => this.#readEssay(rest),
    };
    return runLine(line, verbs, (text) => this.#read(text));
  }

  #read(text: string): boolean {
    const read = readCode(text);
    if (!read.ok) this.#voice.say(mainWords().command.fault(read.error));
    else {
      this.entry.set(0, read.value);
      this.goTo(0);
    }
    return read.ok;
  }

  #readFirst(text: string): boolean {
    const symbol = parseSymbol(text, RULES, SKIN);
    if (symbol === undefined) this.#voice.say(words().states.noSuchFirst);
    else this.setFirst(symbol);
    return symbol !== undefined;
  }

  #readEssay(text: string): boolean {
    const run = /^[1-4]$/.test(text) ? ESSAY_RUNS[Number(text) - 1] : undefined;
    if (run) this.load(run);
    else this.#voice.say(words().states.noSuchRun);
    return run !== undefined;
  }
}
