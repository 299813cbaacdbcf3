import { makeSheet, newSheet, type Sheet } from '@inkling/core/sheet';
import { CHECKSUM_LENGTH, checksum } from '@inkling/games/encoding/checksum';
import { decoded } from './decoded.ts';
import { SAVED_VERSION } from './saved.ts';
import { type GameFormat, parseSavedGame } from './saved-game.ts';

/** Returns the part after a game's address that starts the game of a seed: `s1/RULES/SEED` and a checksum. */
export function makeSeededLink({ params, seed }: Pick<Sheet, 'params' | 'seed'>): string {
  const body = `s${SEEDED_LINK_VERSION}/${encodeURIComponent(params)}/${encodeURIComponent(seed)}`;
  return `${body}.${checksum(body)}`;
}

/** Opens the game in such a link, as saved on this device, or else at its start. Undefined for a damaged link. */
export async function openSeededLink<State extends { readonly sheet: Sheet }>(
  format: GameFormat<State>,
  link: string,
  readSaved: (sheet: Sheet) => Promise<State | undefined>,
): Promise<State | undefined> {
  const named = parseSeededLink(link);
  if (!named) return undefined;
  const sheet = newSheet(format.game, named.params, named.seed);
  const fresh = parseSavedGame(format, { version: SAVED_VERSION, sheet: makeSheet(sheet) });
  return fresh && ((await readSaved(sheet)) ?? fresh);
}

/** Parses the rules and the seed in such a link. Never throws: returns undefined for a damaged link. */
export function parseSeededLink(link: string): Pick<Sheet, 'params' | 'seed'> | undefined {
  if (link.length > LENGTH_MAX || seededLinkVersion(link) !== SEEDED_LINK_VERSION) return undefined;
  const [, params, seed] = link
    .slice(0, -CHECKSUM_LENGTH - 1)
    .split('/')
    .map(decoded);
  return params === undefined || seed === undefined ? undefined : { params, seed };
}

/** Returns the version of an undamaged link of this kind, or undefined for any other string. */
export function seededLinkVersion(link: string): number | undefined {
  const body = link.slice(0, -CHECKSUM_LENGTH - 1);
  const [, version] = /^s(\d{1,3})\/[^/]+\/[^/]+$/.exec(body) ?? [];
  return version !== undefined && link === `${body}.${checksum(body)}` ? Number(version) : undefined;
}

/** The version of such links that is written, and the only one that is accepted. */
export const SEEDED_LINK_VERSION = 1;
const LENGTH_MAX = 4096;
