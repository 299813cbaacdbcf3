import type { DayDraws } from '../daily/day-draws.ts';

/** What is played each day. */
export interface DailySpec<Params> {
  /** The rules, as a room has them. */
  readonly rules: string;
  /** Only if each guest gets a copy of the day's secret; otherwise everybody gets the same secret. */
  readonly copies?: DayCopies<Params>;
}

/** Secrets that are exactly as hard as the day's own, and of no use to anybody else. */
export interface DayCopies<Params> {
  /** Are there few enough secrets to number them? The other functions require it. */
  canDraw(params: Params): boolean;
  /** The text of the secret that all copies of a day come from. */
  original(params: Params, draws: DayDraws): Promise<string>;
  /** The text of a guest's secret. */
  copyFor(params: Params, guest: string, draws: DayDraws): Promise<string>;
  /** Is this the text of anybody's copy of the day's secret? */
  isCopy(params: Params, secret: string, draws: DayDraws): Promise<boolean>;
}
