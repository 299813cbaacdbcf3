import { makeSheet, newSheet, type Sheet } from '@inkling/core/sheet';
import { CHECKSUM_LENGTH, checksum } from '@inkling/games/encoding/checksum';
import { decoded } from './decoded.ts';
import { SAVED_VERSION } from './saved.ts';
import { type GameFormat, parseSavedGame } from './saved-game.ts';

/** What follows a game's address for the game of a seed, from its first turn: `s1/RULES/SEED` and a checksum. */
export function makeSeededLink({ params, seed }: Pick<Sheet, 'params' | 'seed'>): string {
  const body = `s${SEEDED_LINK_VERSION}/${encodeURIComponent(params)}/${encodeURIComponent(seed)}`;
  return `${body}.${checksum(body)}`;
}

/** The game that such a link names: as this device keeps it, or at its start. Total: `undefined` for a damaged link. */
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

/** The rules and the seed that such a link names. Total: `undefined` for a damaged link. */
export function parseSeededLink(link: string): Pick<Sheet, 'params' | 'seed'> | undefined {
  if (link.length > LENGTH_MAX || seededLinkVersion(link) !== SEEDED_LINK_VERSION) return undefined;
  const [, params, seed] = link
    .slice(0, -CHECKSUM_LENGTH - 1)
    .split('/')
    .map(decoded);
  return params === undefined || seed === undefined ? undefined : { params, seed };
}

/** The version of a whole link of this kind; `undefined` for any other text. */
export function seededLinkVersion(link: string): number | undefined {
  const body = link.slice(0, -CHECKSUM_LENGTH - 1);
  const [, version] = /^s(\d{1,3})\/[^/]+\/[^/]+$/.exec(body) ?? [];
  return version !== undefined && link === `${body}.${checksum(body)}` ? Number(version) : undefined;
}

/** The version that such links are written in, and the only one that is read. */
export const SEEDED_LINK_VERSION = 1;
const LENGTH_MAX = 4096;
