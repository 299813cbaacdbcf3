import { enumerateCodes } from '@inkling/codes/reference/enumeration';
import { type Code, feedbackClassCount } from '@inkling/core/feedback';
import { EVALUATORS, type Evaluator, evaluatorFor } from './evaluators.ts';
import { RULES } from './usual-board.ts';

/** Number of codes of the usual board: the laps of a race, and the guesses scored in each lap. */
export const LAPS: number = RULES.symbols ** RULES.places;

/** The progress of one runner. A lap scores every guess against one secret. */
export interface Track {
  readonly runner: Evaluator;
  readonly laps: number;
  /** Milliseconds that it has run, without the warm-up. */
  readonly time: number;
  /** How often each feedback class occurred, over all laps. */
  readonly histogram: readonly number[];
}

export interface RaceState {
  readonly tracks: readonly Track[];
  readonly isOver: boolean;
}

/** All runners score every guess against every secret, timed separately. A class, because it owns the tracks. */
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

  /** Runs a few laps that do not count, so that no runner starts cold. */
  warmUp(): void {
    const waste: number[] = [];
    for (const { runner } of this.#tracks)
      for (let lap = 0; lap < WARM_LAPS; lap++) this.#run(runner, lap, waste);
  }

  /** Lets the runners run in turn for about `slice` milliseconds each, measured by `now`; who is first rotates. */
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

/** Whether all runners that have run as far as the first agree with it on every count. */
export function agree(tracks: readonly Track[]): boolean {
  const [first, ...rest] = tracks;
  return rest.every(
    (track) => track.laps !== first?.laps || track.histogram.join() === first.histogram.join(),
  );
}

export const SPEED_NAMES = ['slow', 'steady', 'fast'] as const;
export type Speed = (typeof SPEED_NAMES)[number];

/** The phase of a race, as the user sees it. */
export type RacePhase = 'ready' | 'running' | 'paused' | 'over' | 'broken';
