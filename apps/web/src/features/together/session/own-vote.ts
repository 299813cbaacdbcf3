import type { RoomView } from '@inkling/client/generated/api';

/** A vote that this page has sent. The server tells nobody whose vote is whose. */
export interface OwnVote {
  readonly guess: string;
  /** The number of turns when it was sent. */
  readonly turns: number;
  /** How many had voted when it was last known to count. */
  readonly voters: number;
}

/** The vote as the room now knows it. Undefined once a guess was made or the vote has begun anew. */
export function keptVote(vote: OwnVote | undefined, view: RoomView): OwnVote | undefined {
  const { classroom } = view;
  if (!vote || !classroom || vote.turns !== turnsIn(view)) return undefined;
  const { voters, guesses } = classroom;
  // Nobody can take a vote back, so fewer voters than before mean a new vote.
  const isCounted = voters >= vote.voters && guesses.some(({ guess }) => guess === vote.guess);
  return isCounted ? { ...vote, voters } : undefined;
}

/** Returns the vote that was just sent. The server has answered with this view. */
export function sentVote(guess: string, view: RoomView): OwnVote {
  return { guess, turns: turnsIn(view), voters: view.classroom?.voters ?? 0 };
}

export function makeVote({ guess, turns, voters }: OwnVote): string {
  return `${turns} ${voters} ${guess}`;
}

/** Parses a saved vote. Never throws. */
export function parseVote(text: string | null): OwnVote | undefined {
  const [, turns, voters, guess] = /^(\d{1,3}) (\d{1,3}) (\S{1,100})$/.exec(text ?? '') ?? [];
  return guess === undefined ? undefined : { guess, turns: Number(turns), voters: Number(voters) };
}

/** How many turns a class has made. */
export function turnsIn({ sheets = [] }: RoomView): number {
  return sheets[0]?.turnsUsed ?? 0;
}
