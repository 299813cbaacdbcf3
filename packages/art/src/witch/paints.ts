/**
 * The palettes of the coven, and the mapping from traits to paints. The ids of gradients have a prefix for each
 * copy: the same witch occurs twice on every board, and with equal ids in a page, the second drawing would lose
 * its paint when the first is hidden.
 */
import { mixHex } from '../drawing/colour.ts';
import type { Paints, Trait, WitchTraits } from './traits.ts';

export const NIGHT_INK = '#1a1020';
const HALO = '#fff6d0';
export const CREAM = '#fff3b0';

const SKINS: Readonly<Record<Trait<'skin'>, readonly [light: string, shade: string]>> = {
  pale: ['#f9dcc8', '#e2b197'],
  peach: ['#edbb94', '#cf9670'],
  tan: ['#cf9163', '#a9683f'],
  brown: ['#9d623c', '#774428'],
  dark: ['#6e4330', '#4c2c1e'],
  green: ['#adcf8a', '#7fa561'],
  lilac: ['#c3bce4', '#9089bf'],
  teal: ['#8fcac4', '#609e98'],
};

const HAIRS: Readonly<Record<Trait<'hairColour'>, string>> = {
  black: '#2c2438',
  brown: '#7d3f20',
  ginger: '#df6a2b',
  blonde: '#f2d272',
  white: '#e2dfea',
  purple: '#8f44b8',
  green: '#42985f',
  pink: '#d14579',
  blue: '#3c77cc',
};

const HATS: Readonly<Record<Trait<'hatColour'>, string>> = {
  midnight: '#2d2346',
  purple: '#5a3388',
  teal: '#1f5c58',
  wine: '#80233f',
  navy: '#28407a',
  brown: '#6b4522',
  grey: '#575a66',
  plum: '#8f4593',
};

const TRIMS: Readonly<Record<Trait<'trim'>, string>> = {
  amber: '#f2a33a',
  magenta: '#d255de',
  mint: '#63d88c',
  red: '#ea5450',
  sky: '#5bbcec',
  cream: '#ebe3ca',
};

const IRISES: Readonly<Record<Trait<'iris'>, string>> = {
  green: '#3a8a4a',
  brown: '#6a421f',
  blue: '#3a6cc4',
  violet: '#8f3fb8',
  red: '#c8382c',
  gold: '#c48f10',
};

const SKIES: Readonly<Record<Trait<'sky'>, readonly [middle: string, edge: string]>> = {
  violet: ['#4c2a78', '#170d30'],
  rust: ['#93401c', '#2c140c'],
  sea: ['#1a6076', '#0a202c'],
  moss: ['#417a38', '#12280f'],
  mauve: ['#94508e', '#321238'],
  dusk: ['#7183c6', '#1f2750'],
  ochre: ['#c48e3c', '#4a2e10'],
  crimson: ['#a2324c', '#30090f'],
};

export function paintsOf(traits: WitchTraits, idPrefix: string): Paints {
  const [skin, skinShade] = SKINS[traits.skin];
  const [sky, skyShade] = SKIES[traits.sky];
  const hair = HAIRS[traits.hairColour];
  const hat = HATS[traits.hatColour];
  const trim = TRIMS[traits.trim];
  return {
    skin,
    skinShade,
    hair,
    hairShade: shade(hair),
    hairShine: shine(hair),
    hat,
    hatShade: shade(hat),
    hatShine: shine(hat),
    trim,
    trimShade: shade(trim),
    iris: IRISES[traits.iris],
    sky,
    skyShade,
    skyGradient: `url(#${idPrefix}s)`,
    skinGradient: `url(#${idPrefix}f)`,
    hatGradient: `url(#${idPrefix}h)`,
    halo: `url(#${idPrefix}g)`,
  };
}

/** Returns the `<defs>` that the references in `Paints` point to. */
export function gradients(paints: Paints, idPrefix: string): string {
  const { sky, skyShade, hatShine, hatShade, skin, skinShade } = paints;
  return (
    `<defs><radialGradient id="${idPrefix}s" cx=".5" cy=".42" r=".75">${stop(0, sky)}${stop(1, skyShade)}</radialGradient>` +
    `<radialGradient id="${idPrefix}f" cx=".42" cy=".38" r=".75">${stop(0, shine(skin))}${stop(0.6, skin)}${stop(1, skinShade)}</radialGradient>` +
    `<linearGradient id="${idPrefix}h" x2="1" y2="1">${stop(0, hatShine)}${stop(1, hatShade)}</linearGradient>` +
    `<radialGradient id="${idPrefix}g">${stop(0, HALO, 0.75)}${stop(1, HALO, 0)}</radialGradient></defs>`
  );
}

function stop(offset: number, colour: string, opacity = 1): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
}

function shade(hex: string): string {
  return mixHex(hex, '#000000', 0.28);
}

function shine(hex: string): string {
  return mixHex(hex, '#ffffff', 0.25);
}
