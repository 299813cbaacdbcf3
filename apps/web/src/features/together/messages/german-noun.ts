import type { CountedNoun, Noun } from '../../../shell/parts/room-nouns.ts';

/** The articles and pronouns of a noun, named by their masculine forms. `dein` and `kein` are declined as `ein` is. */
export function articlesOf({ gender }: Noun): Articles {
  return ARTICLES[gender ?? 'masculine'];
}

interface Articles {
  readonly der: string;
  readonly den: string;
  readonly dem: string;
  readonly ein: string;
  readonly einen: string;
  readonly ihn: string;
}

const ARTICLES: Readonly<Record<'masculine' | NonNullable<Noun['gender']>, Articles>> = {
  masculine: { der: 'der', den: 'den', dem: 'dem', ein: 'ein', einen: 'einen', ihn: 'ihn' },
  feminine: { der: 'die', den: 'die', dem: 'der', ein: 'eine', einen: 'eine', ihn: 'sie' },
  neuter: { der: 'das', den: 'das', dem: 'dem', ein: 'ein', einen: 'ein', ihn: 'es' },
};

/** The dative plural of a noun, as in `in drei Zügen`. */
export function dativePlural({ many }: CountedNoun): string {
  return /[ns]$/.test(many) ? many : `${many}n`;
}
