import { makeSeededLink, parseSeededLink } from '../../../../shell/saved/seeded-link.ts';
import { cleanSeed } from '../../../../shell/seed.ts';
import { makeSetting, parseSetting, type Setting } from './setting.ts';

/** What a link asks for: everyone who opens it gets the same code and the same players. */
export interface RaceLink {
  readonly setting: Setting;
  /** Cleaned by `cleanSeed` and not empty. */
  readonly seed: string;
}

/**
 * Returns the part of the URL after `#/race/`, or undefined if the seed contains an unpaired surrogate, which no URL
 * can hold. Law: `parseRaceLink(makeRaceLink(l))` is `l`.
 */
export function makeRaceLink({ setting, seed }: RaceLink): string | undefined {
  if (/\p{Surrogate}/u.test(seed)) return undefined;
  return makeSeededLink({ params: makeSetting(setting).replaceAll(' ', '-'), seed });
}

/** Never throws: returns undefined if the string is not such a link, or is damaged. */
export function parseRaceLink(text: string): RaceLink | undefined {
  const named = parseSeededLink(text);
  const setting = named && parseSetting(named.params.replaceAll('-', ' '));
  const seed = cleanSeed(named?.seed ?? '');
  return setting && seed !== '' ? { setting, seed } : undefined;
}
