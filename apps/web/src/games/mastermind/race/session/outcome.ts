import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import { hasFound, type RaceSession, type Rival } from './race-session.ts';

/** How a race ended for the user against one rival. */
export const OUTCOMES = ['won', 'drawn', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Number of turns that a player needed; `undefined` if the code was not found, which is worse than any number. */
export type Needed = number | undefined;

export function outcomeOf(you: Needed, rival: Needed): Outcome {
  const [mine, theirs] = [you ?? Number.POSITIVE_INFINITY, rival ?? Number.POSITIVE_INFINITY];
  return mine < theirs ? 'won' : mine > theirs ? 'lost' : 'drawn';
}

export function neededByRival(rival: Rival, session: RaceSession): Needed {
  return hasFound(rival.turns, session.rules) ? rival.turns.length : undefined;
}

/** Returns how many turns the user and each rival needed. */
export function resultsOf(session: RaceSession): {
  readonly you: YourResult;
  readonly rivals: readonly RivalResult[];
} {
  const rivals = session.rivals.value.map((rival) => ({
    name: rival.name,
    needed: neededByRival(rival, session),
  }));
  const needed = session.hasWon ? session.turns.value.length : undefined;
  return { you: { needed, resigned: session.hasResigned }, rivals };
}

/** Returns the user's outcome against the best of the rivals. */
export function outcomeAmong(you: Needed, rivals: readonly Needed[]): Outcome {
  const found = rivals.filter((needed) => needed !== undefined);
  return outcomeOf(you, found.length > 0 ? Math.min(...found) : undefined);
}

/** The user's result. */
export interface YourResult {
  readonly needed: Needed;
  readonly resigned: boolean;
}

export interface RivalResult {
  readonly name: PlayerName;
  readonly needed: Needed;
}

/** An answer and the number of codes left after it; `left` is undefined while the engine counts. */
export interface Answered {
  readonly exact: number;
  readonly near: number;
  readonly left: number | undefined;
}

export interface RivalAnswered extends Answered {
  readonly name: PlayerName;
  readonly found: boolean;
}
