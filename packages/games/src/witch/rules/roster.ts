import { RandomStream, seedRandom } from '@inkling/core/random';
import { nearestName } from './spelling.ts';

/** A witch in the rules, which refer to her by her index in the roster. Pictures are drawn elsewhere. */
export interface RosterWitch {
  readonly id: string;
  readonly name: string;
  /** One or two sentences derived from the picture: the hint in the quiz. */
  readonly description: string;
}

export type Roster = readonly RosterWitch[];

/** How many names the quiz offers. */
export const OPTIONS = 4;

/**
 * Returns the witches whose names the quiz offers: the right one and others of tonight that have not been asked about,
 * in an order that reveals nothing. Each is equally likely to be right, whatever was seen before. `salt` is secret and
 * independent of the board.
 */
export function quizOptions(unnamed: readonly number[], witch: number, salt: string): readonly number[] {
  const random = new RandomStream(seedRandom(`${salt} ${witch}`));
  const others = random.shuffle(unnamed.filter((index) => index !== witch));
  return random.shuffle([witch, ...others.slice(0, OPTIONS - 1)]);
}

/** Judges a typed name: `right`, `slip` (one slip away, and no other name is as close), or `wrong`. */
export function judgeName(roster: Roster, witch: number, text: string): 'right' | 'slip' | 'wrong' {
  const nearest = nearestName(
    roster.map(({ name }) => name),
    text,
  );
  if (nearest?.index !== witch) return 'wrong';
  return nearest.slips === 0 ? 'right' : 'slip';
}
