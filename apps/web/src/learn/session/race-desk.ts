import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { words } from '../words/language.ts';
import type { RaceThread, raceApart } from '../worker/racing.ts';
import { type LessonDesk, pressIn, runLine } from './lesson-desk.ts';
import { type RacePhase, type RaceState, SPEED_NAMES, type Speed } from './race.ts';
import { Voice } from './voice.ts';

/** Milliseconds that each runner runs between two pictures. */
const SLICES: Readonly<Record<Speed, number>> = { slow: 1, steady: 6, fast: 40 };

/** The evaluators raced in a thread of their own; pause, step, speed, and again. */
export class RaceDesk implements LessonDesk {
  readonly state: Signal<RaceState | undefined> = signal(undefined);
  readonly phase: Signal<RacePhase> = signal('ready');
  readonly speed: Signal<Speed>;
  readonly #voice: Voice = new Voice();
  readonly #open: typeof raceApart;
  readonly #nextPicture: (show: () => void) => void;
  #thread: RaceThread | undefined;
  #isAsked = false;
  /** Whether a hold is the end of a step; otherwise it is a pause, told once the slice under way has ended. */
  #isStep = false;

  /** `nextPicture` calls back when the page can be drawn again. `still`: the reader wants no motion. */
  constructor(parts: {
    readonly open: typeof raceApart;
    readonly nextPicture: (show: () => void) => void;
    readonly still: boolean;
  }) {
    this.#open = parts.open;
    this.#nextPicture = parts.nextPicture;
    this.speed = signal(parts.still ? 'fast' : 'steady');
  }

  get said(): ReadonlySignal<string> {
    return this.#voice.said;
  }

  /** Starts, goes on, or holds. */
  toggle(): void {
    if (this.phase.value === 'running') {
      this.phase.value = 'paused';
      this.#isStep = false;
      if (!this.#isAsked) this.#voice.say(words().evaluators.paused(this.state.value));
      return;
    }
    if (this.phase.value === 'over' || this.phase.value === 'broken') this.#clear();
    this.phase.value = 'running';
    this.#voice.say(words().evaluators.running);
    this.#ask();
  }

  /** One slice for each, then hold. */
  step(): void {
    if (this.phase.value === 'over' || this.phase.value === 'broken') this.#clear();
    this.phase.value = 'paused';
    this.#isStep = true;
    this.#ask();
  }

  /** Ends the thread and clears the tracks. */
  restart(): void {
    this.#clear();
    this.#voice.say(words().evaluators.cleared);
  }

  setSpeed(speed: Speed): void {
    this.speed.value = speed;
    this.#voice.say(words().evaluators.speedSet(speed));
  }

  run(line: string): boolean {
    const done = (act: () => void) => () => {
      act();
      return true;
    };
    const verbs = {
      start: done(() => this.phase.value !== 'running' && this.toggle()),
      pause: done(() => this.phase.value === 'running' && this.toggle()),
      step: done(() => this.step()),
      next: done(() => this.step()),
      restart: done(() => this.restart()),
      speed: (rest: string) => this.#readSpeed(rest),
      tell: done(() => this.retell()),
    };
    return runLine(line, verbs, () => {
      this.#voice.say(words().evaluators.notUnderstood);
      return false;
    });
  }

  press(key: string): boolean {
    const at = SPEED_NAMES.indexOf(this.speed.value);
    return pressIn(key, {
      p: () => this.toggle(),
      n: () => this.step(),
      r: () => this.restart(),
      '+': () => this.setSpeed(SPEED_NAMES[Math.min(at + 1, SPEED_NAMES.length - 1)] as Speed),
      '-': () => this.setSpeed(SPEED_NAMES[Math.max(at - 1, 0)] as Speed),
      l: () => this.retell(),
    });
  }

  retell(): void {
    this.#voice.say(words().evaluators.told(this.state.value));
  }

  close(): void {
    this.#thread?.stop();
    this.#thread = undefined;
  }

  /** One slice at a time: a second request waits for the answer to the first. */
  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#thread ??= this.#open((state) => this.#take(state));
    this.#thread.advance(SLICES[this.speed.value]);
  }

  #take(state: RaceState | undefined): void {
    this.#isAsked = false;
    if (state === undefined) {
      this.phase.value = 'broken';
      this.close();
      return;
    }
    this.state.value = state;
    if (state.isOver) {
      this.phase.value = 'over';
      this.#voice.say(words().evaluators.over(state));
      this.close();
      return;
    }
    if (this.phase.value === 'running')
      this.#nextPicture(() => {
        if (this.phase.value === 'running') this.#ask();
      });
    else this.#voice.say(this.#isStep ? words().evaluators.told(state) : words().evaluators.paused(state));
  }

  #clear(): void {
    this.close();
    this.#isAsked = false;
    this.state.value = undefined;
    this.phase.value = 'ready';
  }

  #readSpeed(text: string): boolean {
    const speed = SPEED_NAMES.find((name) => name === text);
    if (speed) this.setSpeed(speed);
    else this.#voice.say(words().evaluators.notUnderstood);
    return speed !== undefined;
  }
}
