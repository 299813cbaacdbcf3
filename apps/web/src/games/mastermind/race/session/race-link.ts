import { makeSeededLink, parseSeededLink } from '../../../../shell/saved/seeded-link.ts';
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
  return makeSeededLink({ params: makeSetting(setting).replaceAll(' ', '-'), seed });
}

/** Total: `undefined` for any text that is no such link, or a damaged one. */
export function parseRaceLink(text: string): RaceLink | undefined {
  const named = parseSeededLink(text);
  const setting = named && parseSetting(named.params.replaceAll('-', ' '));
  const seed = cleanSeed(named?.seed ?? '');
  return setting && seed !== '' ? { setting, seed } : undefined;
}
