import type { RacePhase, RaceState, Runner, Speed, Track } from '../session/race.ts';

export interface EvaluatorsWords {
  readonly runners: Readonly<Record<Runner, string>>;
  /** How each one scores, in a sentence. */
  readonly how: Readonly<Record<Runner, string>>;
  readonly howHeading: string;
  readonly raceHeading: string;
  readonly raceCaption: string;
  readonly toggle: Readonly<Record<RacePhase, string>>;
  readonly step: string;
  readonly restart: string;
  readonly speedLabel: string;
  readonly speeds: Readonly<Record<Speed, string>>;
  speedSet(speed: Speed): string;
  /** A track in words. */
  track(track: Track, lapsMax: number): string;
  laps(track: Track, lapsMax: number): string;
  each(track: Track, secrets: number): string;
  readonly tableHeading: string;
  readonly tableHead: string;
  readonly total: string;
  agreement(isAgreed: boolean, isOver: boolean): string;
  readonly running: string;
  readonly cleared: string;
  readonly broken: string;
  paused(state: RaceState | undefined): string;
  told(state: RaceState | undefined): string;
  over(state: RaceState): string;
  readonly notUnderstood: string;
  readonly honest: string;
}
