import type { DayDraws } from '../daily/day-draws.ts';

/** What is played each day. */
export interface DailySpec<Params> {
  /** As a room has them. */
  readonly rules: string;
  /** Where each guest gets a copy of the day's secret. Without it, everybody gets the same secret. */
  readonly copies?: DayCopies<Params>;
}

/** Secrets that are as hard as the day's own, to the last bit, and of no use to anybody else. */
export interface DayCopies<Params> {
  /** Are there few enough secrets to number them? All else requires it. */
  canDraw(params: Params): boolean;
  /** The text of the secret that all copies of a day come from. */
  original(params: Params, draws: DayDraws): Promise<string>;
  /** The text of a guest's secret. */
  copyFor(params: Params, guest: string, draws: DayDraws): Promise<string>;
  /** Is this the text of a copy of the day's secret, whoever's? */
  isCopy(params: Params, secret: string, draws: DayDraws): Promise<boolean>;
}
