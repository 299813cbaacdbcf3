/**
 * The full-colour drawings of the tiles and of the themed tokens, in the style of the portraits: flat shapes,
 * one shade, one highlight, round ends. None needs a gradient, so none needs an id. Only the first six themed
 * tokens of each set have such a drawing; the one-ink versions of all twelve are in `silhouettes.ts`.
 */

import { root } from './drawing/svg.ts';
import { BAT, CAT, CAULDRON, GHOST, PUMPKIN, SPIDER } from './elements/halloween.ts';
import { type BackInks, BOMB, BONUS, tileBack } from './elements/tiles.ts';
import { BELL, PRESENT, SANTA, SNOWMAN, STOCKING, TREE } from './elements/winter.ts';

export const PICTURE_NAMES = [
  'santa',
  'present',
  'tree',
  'snowman',
  'stocking',
  'bell',
  'pumpkin',
  'ghost',
  'cauldron',
  'bat',
  'cat',
  'spider',
  'bomb',
  'bonus',
] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];

/** Draws the picture as an `<svg>` of 200 × 200 units with a transparent background, `aria-hidden`, without text. */
export function drawElement(name: PictureName): string {
  return frame(PICTURES[name]);
}

/** Draws the back of every tile, printed in two inks. */
export function drawBack(inks: BackInks): string {
  return frame(tileBack(inks));
}

const PICTURES: Readonly<Record<PictureName, string>> = {
  santa: SANTA,
  present: PRESENT,
  tree: TREE,
  snowman: SNOWMAN,
  stocking: STOCKING,
  bell: BELL,
  pumpkin: PUMPKIN,
  ghost: GHOST,
  cauldron: CAULDRON,
  bat: BAT,
  cat: CAT,
  spider: SPIDER,
  bomb: BOMB,
  bonus: BONUS,
};

function frame(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" aria-hidden="true">${root(inner)}</svg>`;
}
