import { BODIES } from './bodies.ts';
import { PAGES } from './pages.ts';
import { RACES, REPLAYS } from './races.ts';
import { SECRETS_OF_ROOMS } from './secrets.ts';
import { STORMS } from './storms.ts';
import { SURROUNDINGS } from './surroundings.ts';
import { TOKENS } from './tokens.ts';
import type { Attack } from './visitor.ts';
import { WIRE } from './wire.ts';

/** Every attack, by kind. */
export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  'Being somebody else': TOKENS,
  'Foreign pages and names': PAGES,
  'Requests that can be read in two ways': WIRE,
  'Bodies that are too much': BODIES,
  'Much at once': STORMS,
  'At the same moment': RACES,
  'Once again': REPLAYS,
  'Seeing what nobody may see yet': SECRETS_OF_ROOMS,
  'Other addresses, disks and clocks': SURROUNDINGS,
};

/** Attacks that take no time and do not depend on the clock. */
export const QUICK: readonly Attack[] = Object.values(ATTACKS)
  .filter((kind) => kind !== STORMS)
  .flatMap((kind) => kind.filter(({ isSlow }) => !isSlow));

/** Returns the readable form of an attack's name: `aTokenInTheLog` is “a token in the log”. */
export function nameOf({ run }: Attack): string {
  return run.name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
