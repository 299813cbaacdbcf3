import type { DayDraws } from '../daily/day-draws.ts';

/** The daily challenge of a game. */
export interface DailySpec<Params> {
  /** The rules, in the form that rooms use. */
  readonly rules: string;
  /** Only set if each guest gets their own copy of the day's secret; otherwise all players get the same secret. */
  readonly copies?: DayCopies<Params>;
}

/** Copies of the day's secret. Each is exactly as hard as the original, but of no use to other guests. */
export interface DayCopies<Params> {
  /** Whether these rules allow copies, e.g. few enough secrets to number them. The other functions require it. */
  canDraw(params: Params): boolean;
  /** Returns the original secret, from which all copies of a day are derived. */
  original(params: Params, draws: DayDraws): Promise<string>;
  /** Returns a guest's secret. */
  copyFor(params: Params, guest: string, draws: DayDraws): Promise<string>;
  /** Whether this string can be a guest's copy of the day's secret. */
  isCopy(params: Params, secret: string, draws: DayDraws): Promise<boolean>;
}
