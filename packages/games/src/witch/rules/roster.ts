import { RandomStream, seedRandom } from '@inkling/core/random';
import { nearestName } from './spelling.ts';

/** A witch as the game knows her. Pictures are drawn elsewhere; here she is an index into the roster. */
export interface RosterWitch {
  readonly id: string;
  readonly name: string;
  /** One or two sentences that follow from the picture: the hint of the quiz. */
  readonly description: string;
}

export type Roster = readonly RosterWitch[];

/** Names to choose from. */
export const OPTIONS = 4;

/**
 * The names to choose from: hers, and those of other witches of tonight who have not been named, in an order that reveals
 * nothing. Each is equally likely to be hers, whatever was seen before. `salt` is secret, and independent of the board.
 */
export function quizOptions(unnamed: readonly number[], witch: number, salt: string): readonly number[] {
  const random = new RandomStream(seedRandom(`${salt} ${witch}`));
  const others = random.shuffle(unnamed.filter((index) => index !== witch));
  return random.shuffle([witch, ...others.slice(0, OPTIONS - 1)]);
}

/** How well a typed name names her: exactly, with one slip that fits nobody else better, or not. */
export function judgeName(roster: Roster, witch: number, text: string): 'right' | 'slip' | 'wrong' {
  const nearest = nearestName(
    roster.map(({ name }) => name),
    text,
  );
  if (nearest?.index !== witch) return 'wrong';
  return nearest.slips === 0 ? 'right' : 'slip';
}
