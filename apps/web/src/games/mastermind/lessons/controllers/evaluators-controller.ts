import { type Signal, signal } from '@preact/signals';
import type { LessonController, LessonServices } from '../../../../shell/parts/lesson-part.ts';
import { messages } from '../messages/language.ts';
import { type RacePhase, type RaceState, SPEED_NAMES, type Speed } from '../model/race.ts';

/** Milliseconds that each runner runs between two frames. */
const SLICES: Readonly<Record<Speed, number>> = { slow: 1, steady: 6, fast: 40 };

/** A race in a worker thread. */
export interface RaceThread {
  /** Lets every runner run for `slice` milliseconds; then the state is reported. */
  advance(slice: number): void;
  stop(): void;
}

export interface RaceParts {
  readonly say: LessonServices['say'];
  /** Starts the thread. Calls `onState` after each advance, with `undefined` if the thread fails. */
  open(onState: (state: RaceState | undefined) => void): RaceThread;
  /** Calls `show` when the next frame can be drawn. */
  nextPicture(show: () => void): void;
  /** Whether the user prefers reduced motion. */
  readonly still: boolean;
}

/** Races the evaluators in a worker thread, with pause, step, speed and restart. */
export class EvaluatorsController implements LessonController {
  readonly state: Signal<RaceState | undefined> = signal(undefined);
  readonly phase: Signal<RacePhase> = signal('ready');
  readonly speed: Signal<Speed>;
  readonly #parts: RaceParts;
  #thread: RaceThread | undefined;
  #isAsked = false;
  /** Whether the current slice is a single step; otherwise a pause is announced when the slice is complete. */
  #isStep = false;

  readonly verbs: LessonController['verbs'] = {
    start: () => {
      if (this.phase.value !== 'running') this.toggle();
    },
    pause: () => {
      if (this.phase.value === 'running') this.toggle();
    },
    step: () => this.step(),
    next: () => this.step(),
    restart: () => this.restart(),
    speed: (rest) => this.#readSpeed(rest),
    tell: () => this.sayState(),
  };
  readonly keys: LessonController['keys'] = {
    p: () => this.toggle(),
    n: () => this.step(),
    r: () => this.restart(),
    '+': () => this.#changeSpeed(1),
    '-': () => this.#changeSpeed(-1),
    l: () => this.sayState(),
  };

  constructor(parts: RaceParts) {
    this.#parts = parts;
    this.speed = signal(parts.still ? 'fast' : 'steady');
  }

  /** Starts, continues or pauses the race. */
  toggle(): void {
    if (this.phase.value === 'running') {
      this.phase.value = 'paused';
      this.#isStep = false;
      if (!this.#isAsked) this.#parts.say(messages().evaluators.paused(this.state.value));
      return;
    }
    this.#beginAgain();
    this.phase.value = 'running';
    this.#parts.say(messages().evaluators.running);
    this.#ask();
  }

  /** Runs one slice for each runner, then pauses. */
  step(): void {
    this.#beginAgain();
    this.phase.value = 'paused';
    this.#isStep = true;
    this.#ask();
  }

  /** Stops the thread and clears the tracks. */
  restart(): void {
    this.#clear();
    this.#parts.say(messages().evaluators.cleared);
  }

  setSpeed(speed: Speed): void {
    this.speed.value = speed;
    this.#parts.say(messages().evaluators.speedSet(speed));
  }

  runOther(): boolean {
    this.#parts.say(messages().evaluators.notUnderstood);
    return false;
  }

  sayState(): void {
    this.#parts.say(messages().evaluators.race(this.state.value));
  }

  close(): void {
    this.#thread?.stop();
    this.#thread = undefined;
  }

  /** Requests the next slice, unless one is still running. */
  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#thread ??= this.#parts.open((state) => this.#take(state));
    this.#thread.advance(SLICES[this.speed.value]);
  }

  #take(state: RaceState | undefined): void {
    this.#isAsked = false;
    if (state === undefined || state.isOver) this.close();
    if (state === undefined) {
      this.phase.value = 'broken';
      return;
    }
    this.state.value = state;
    if (state.isOver) {
      this.phase.value = 'over';
      this.#parts.say(messages().evaluators.over(state));
    } else if (this.phase.value === 'running')
      this.#parts.nextPicture(() => {
        if (this.phase.value === 'running') this.#ask();
      });
    else if (this.#isStep) this.sayState();
    else this.#parts.say(messages().evaluators.paused(state));
  }

  #beginAgain(): void {
    if (this.phase.value === 'over' || this.phase.value === 'broken') this.#clear();
  }

  #clear(): void {
    this.close();
    this.#isAsked = false;
    this.state.value = undefined;
    this.phase.value = 'ready';
  }

  #changeSpeed(by: 1 | -1): void {
    this.setSpeed(SPEED_NAMES[SPEED_NAMES.indexOf(this.speed.value) + by] ?? this.speed.value);
  }

  #readSpeed(text: string): boolean {
    const speed = SPEED_NAMES.find((name) => name === text);
    if (speed === undefined) return this.runOther();
    this.setSpeed(speed);
    return true;
  }
}
