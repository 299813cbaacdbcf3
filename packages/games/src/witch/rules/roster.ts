import { RandomStream, seedRandom } from '@inkling/core/random';
import { nearestName } from './spelling.ts';

/** A witch as the game knows her. Pictures are drawn elsewhere; here she is an index into the roster. */
export interface RosterWitch {
  readonly id: string;
  readonly name: string;
  /** One or two sentences that follow from the picture: the hint of the quiz. */
  readonly description: string;
  /** What she looks like, feature by feature; two witches are near when few features differ. */
  readonly traits: Readonly<Record<string, string | number>>;
}

export type Roster = readonly RosterWitch[];

const OPTIONS = 4;
/** Wrong names are drawn from this many nearest: always the same three would mark the one they surround. */
const NEAREST = 6;

/**
 * The names to choose from: hers and those of witches who look most like her, in an order that says nothing.
 * `salt` is secret, and tells nothing about the board.
 */
export function quizOptions(roster: Roster, witch: number, salt: string): readonly number[] {
  const random = new RandomStream(seedRandom(`${salt} ${witch}`));
  const others = random.shuffle(roster.map((_, index) => index).filter((index) => index !== witch));
  const far = (index: number) => traitDistance(roster[witch] as RosterWitch, roster[index] as RosterWitch);
  const nearest = others.toSorted((a, b) => far(a) - far(b)).slice(0, NEAREST);
  return random.shuffle([witch, ...random.shuffle(nearest).slice(0, OPTIONS - 1)]);
}

/** How many features differ. */
export function traitDistance(one: RosterWitch, other: RosterWitch): number {
  const keys = new Set([...Object.keys(one.traits), ...Object.keys(other.traits)]);
  return [...keys].filter((key) => one.traits[key] !== other.traits[key]).length;
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
