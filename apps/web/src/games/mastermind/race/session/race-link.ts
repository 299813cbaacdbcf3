import { decoded } from '../../../../shell/saved/decoded.ts';
import { cleanSeed } from '../../../../shell/seed.ts';
import { makeSetting, parseSetting, type Setting } from './setting.ts';

/** What a link asks for: the same code and the same players for whoever opens it. */
export interface RaceLink {
  readonly setting: Setting;
  /** Clean (`session/seed.ts`) and not empty. */
  readonly seed: string;
}

/**
 * What stands in the address after `#/race/`; `undefined` for a seed with half a character in it, which no address
 * can hold. Law: `parseRaceLink(makeRaceLink(l))` is `l`.
 */
export function makeRaceLink({ setting, seed }: RaceLink): string | undefined {
  if (/\p{Surrogate}/u.test(seed)) return undefined;
  return `${makeSetting(setting).replaceAll(' ', '-')}/${encodeURIComponent(seed)}`;
}

/** Total: `undefined` for any text that is no such link. */
export function parseRaceLink(text: string): RaceLink | undefined {
  const cut = text.indexOf('/');
  if (cut < 0 || text.length > LINK_LENGTH_MAX) return undefined;
  const setting = parseSetting(text.slice(0, cut).replaceAll('-', ' '));
  const seed = cleanSeed(decoded(text.slice(cut + 1)) ?? '');
  return setting && seed !== '' ? { setting, seed } : undefined;
}

const LINK_LENGTH_MAX = 1000;
