import { enumerateCodes } from '@inkling/codes/reference/enumeration';
import { type Code, feedbackClassCount } from '@inkling/core/feedback';
import { EVALUATORS, type Evaluator, evaluatorFor } from './evaluators.ts';
import { RULES } from './usual-board.ts';

/** Codes of the usual board: laps of the race, and guesses that are scored in each. */
export const LAPS: number = RULES.symbols ** RULES.places;

/** How far one runner is. A lap scores every guess against one answer. */
export interface Track {
  readonly runner: Evaluator;
  readonly laps: number;
  /** Milliseconds that it has run, warm-up left out. */
  readonly time: number;
  /** How often each class of answer came out, over all laps. */
  readonly histogram: readonly number[];
}

export interface RaceState {
  readonly tracks: readonly Track[];
  readonly isOver: boolean;
}

/** All runners score every guess against every secret, each on its own time. A class, because it owns the tracks. */
export class Race {
  readonly #codes: readonly Code[] = [...enumerateCodes(RULES)];
  readonly #tracks: { runner: Evaluator; laps: number; time: number; histogram: number[] }[] = EVALUATORS.map(
    (runner) => ({
      runner,
      laps: 0,
      time: 0,
      histogram: new Array<number>(feedbackClassCount(RULES.places)).fill(0),
    }),
  );
  #first = 0;

  get state(): RaceState {
    return {
      tracks: this.#tracks.map((track) => ({ ...track, histogram: [...track.histogram] })),
      isOver: this.#tracks.every(({ laps }) => laps === LAPS),
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
    for (let i = 0; i < EVALUATORS.length; i++) {
      const track = this.#tracks[(this.#first + i) % EVALUATORS.length];
      if (!track) continue;
      const begun = now();
      for (let time = 0; time < slice && track.laps < LAPS; time = now() - begun) {
        this.#run(track.runner, track.laps, track.histogram);
        track.laps++;
      }
      track.time += now() - begun;
    }
    this.#first = (this.#first + 1) % EVALUATORS.length;
    return this.state;
  }

  #run(runner: Evaluator, lap: number, histogram: number[]): void {
    const evaluate = evaluatorFor[runner](this.#codes[lap] as Code, RULES.symbols);
    for (const guess of this.#codes) {
      const cls = evaluate(guess);
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
