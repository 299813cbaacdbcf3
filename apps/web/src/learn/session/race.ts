import { type Code, feedbackClassCount, scoreCode } from '@inkling/core/feedback';
import { scoreByCounting } from '@inkling/solvers/reference/counting';
import { enumerateCodes } from '@inkling/solvers/reference/enumeration';
import { scoreByLinkedRemoval } from '@inkling/solvers/reference/linked-removal';
import { scoreByUsedFlags } from '@inkling/solvers/reference/used-flags';
import { RULES } from './board-rules.ts';

/** The essay's three evaluators in its order, and the one that the engine plays with. */
export const RUNNERS = ['linked', 'flags', 'counting', 'engine'] as const;
export type Runner = (typeof RUNNERS)[number];

/** How far one runner is. A lap scores one guess against every secret. */
export interface Track {
  readonly runner: Runner;
  readonly laps: number;
  /** Milliseconds that it has run, warm-up left out. */
  readonly time: number;
  /** How often each class of answer came out, over all laps. */
  readonly histogram: readonly number[];
}

export interface RaceState {
  readonly lapsMax: number;
  readonly secrets: number;
  readonly tracks: readonly Track[];
  readonly isOver: boolean;
}

const SCORERS: Readonly<Record<Runner, (guess: Code, secret: Code) => number>> = {
  linked: scoreByLinkedRemoval,
  flags: scoreByUsedFlags,
  counting: scoreByCounting,
  engine: scoreCode,
};

/** All runners score every guess against every secret, each on its own time. A class, because it owns the tracks. */
export class Race {
  readonly #codes: readonly Code[] = [...enumerateCodes(RULES)];
  readonly #tracks: { runner: Runner; laps: number; time: number; histogram: number[] }[] = RUNNERS.map(
    (runner) => ({
      runner,
      laps: 0,
      time: 0,
      histogram: new Array<number>(feedbackClassCount(RULES.places)).fill(0),
    }),
  );
  #first = 0;

  get state(): RaceState {
    const { length } = this.#codes;
    return {
      lapsMax: length,
      secrets: length,
      tracks: this.#tracks.map((track) => ({ ...track, histogram: [...track.histogram] })),
      isOver: this.#tracks.every(({ laps }) => laps === length),
    };
  }

  /** A few laps that do not count, so that nobody starts cold. */
  warmUp(): void {
    const waste: number[] = [];
    for (const { runner } of this.#tracks)
      for (let lap = 0; lap < WARM_LAPS; lap++) this.#run(runner, lap, waste);
  }

  /** Lets each runner run for about this many milliseconds of `now`, one after the other; the first one changes. */
  advance(slice: number, now: () => number): RaceState {
    for (let i = 0; i < RUNNERS.length; i++) {
      const track = this.#tracks[(this.#first + i) % RUNNERS.length];
      if (!track) continue;
      const begun = now();
      for (let time = 0; time < slice && track.laps < this.#codes.length; time = now() - begun) {
        this.#run(track.runner, track.laps, track.histogram);
        track.laps++;
      }
      track.time += now() - begun;
    }
    this.#first = (this.#first + 1) % RUNNERS.length;
    return this.state;
  }

  #run(runner: Runner, lap: number, histogram: number[]): void {
    const score = SCORERS[runner];
    const guess = this.#codes[lap] as Code;
    for (const secret of this.#codes) {
      const cls = score(guess, secret);
      histogram[cls] = (histogram[cls] ?? 0) + 1;
    }
  }
}

const WARM_LAPS = 40;

/** Do all runners that have run equally far agree on every count? */
export function agree(tracks: readonly Track[]): boolean {
  const [first, ...rest] = tracks;
  return rest.every(
    (track) => track.laps !== first?.laps || track.histogram.join() === first.histogram.join(),
  );
}

export const SPEED_NAMES = ['slow', 'steady', 'fast'] as const;
export type Speed = (typeof SPEED_NAMES)[number];

/** Where a race is, for those who watch it. */
export type RacePhase = 'ready' | 'running' | 'paused' | 'over' | 'broken';
