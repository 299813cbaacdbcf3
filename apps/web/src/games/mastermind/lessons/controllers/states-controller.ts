import type { Code } from '@inkling/core/feedback';
import { parseSymbol } from '@inkling/games/mastermind/rules/notation';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LessonController, LessonServices } from '../../../../shell/parts/lesson-part.ts';
import { messages } from '../messages/language.ts';
import { runStates, type StateRun } from '../model/state-run.ts';
import { RULES, SKIN } from '../model/usual-board.ts';
import { CodeEntry, withCode } from './code-entry.ts';

/** A run printed in the essay: the secret code, and the symbol that was drawn to begin with. */
export interface EssayRun {
  readonly secret: Code;
  readonly first: number;
}

export const ESSAY_RUNS: readonly EssayRun[] = [
  { secret: [0, 2, 0, 1], first: 4 },
  { secret: [5, 0, 5, 0], first: 5 },
  { secret: [0, 5, 0, 4], first: 3 },
  { secret: [5, 2, 0, 5], first: 5 },
];
const OPENING = ESSAY_RUNS[3] as EssayRun;

/** The lesson on the essay's player, which guesses a code set by the user, one guess at a time. */
export class StatesController implements LessonController {
  readonly entry: CodeEntry = new CodeEntry([OPENING.secret]);
  readonly first: Signal<number> = signal(OPENING.first);
  readonly steps: Signal<number> = signal(0);
  readonly whole: ReadonlySignal<StateRun> = computed(() =>
    runStates(this.entry.row(0), this.first.value, Number.POSITIVE_INFINITY),
  );
  readonly shown: ReadonlySignal<StateRun> = computed(() =>
    runStates(this.entry.row(0), this.first.value, this.steps.value),
  );
  readonly #say: LessonServices['say'];

  readonly verbs: LessonController['verbs'] = {
    code: (rest) => this.runOther(rest),
    first: (rest) => this.#readFirst(rest),
    next: () => this.goTo(this.steps.value + 1),
    back: () => this.goTo(this.steps.value - 1),
    restart: () => this.goTo(0),
    end: () => this.goTo(Number.POSITIVE_INFINITY),
    essay: (rest) => this.#readEssay(rest),
  };
  readonly keys: LessonController['keys'] = {
    n: () => this.goTo(this.steps.value + 1),
    b: () => this.goTo(this.steps.value - 1),
    r: () => this.goTo(0),
    e: () => this.goTo(Number.POSITIVE_INFINITY),
  };

  constructor(say: LessonServices['say']) {
    this.#say = say;
  }

  goTo(steps: number): void {
    this.steps.value = Math.min(Math.max(steps, 0), this.whole.value.steps.length);
    this.sayState();
  }

  setFirst(symbol: number): void {
    this.first.value = symbol;
    this.goTo(0);
  }

  load(run: EssayRun): void {
    this.entry.set(0, run.secret);
    this.setFirst(run.first);
  }

  put(symbol: number): void {
    this.entry.put(symbol);
    this.steps.value = 0;
  }

  runOther(line: string): boolean {
    return withCode(line, this.#say, (code) => {
      this.entry.set(0, code);
      this.goTo(0);
    });
  }

  pressOther(key: string, code: string): boolean {
    const before = this.entry.row(0);
    const meant = this.entry.press(key, code);
    if (this.entry.row(0) !== before) this.steps.value = 0;
    return meant;
  }

  sayState(): void {
    this.#say(messages().states.sentence(this.shown.value));
  }

  #readFirst(text: string): boolean {
    const symbol = parseSymbol(text, RULES, SKIN);
    if (symbol === undefined) this.#say(messages().states.noSuchFirst);
    else this.setFirst(symbol);
    return symbol !== undefined;
  }

  #readEssay(text: string): boolean {
    const run = /^[1-4]$/.test(text) ? ESSAY_RUNS[Number(text) - 1] : undefined;
    if (run) this.load(run);
    else this.#say(messages().states.noSuchRun);
    return run !== undefined;
  }
}
