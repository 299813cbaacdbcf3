/** The ornament that is pinned to the hat, drawn about the origin, about 22 units across. */
import { at, box, disc, fill, line, oval, star } from '../drawing/svg.ts';
import { CREAM } from './paints.ts';
import type { Drawings, Paints, WitchTraits } from './traits.ts';

export function drawOrnament(traits: WitchTraits, paints: Paints): string {
  return ORNAMENTS[traits.ornament](paints);
}

const BONE = '#f2ecdd';

const ORNAMENTS: Drawings<'ornament'> = {
  buckle: () =>
    line('M-11-8h22v18h-22Z', '#8a6a1c', 6) +
    line('M-11-8h22v18h-22Z', '#f9e69a', 3.4) +
    line('M0-8v9', '#f9e69a', 3),
  star: () => star(0, 1, 15, '#9a6f14') + star(0, 0.5, 12.5, CREAM),
  moon: () => fill('M5-11.5a13.4 13.4 0 1 0 0 25a12.5 12.5 0 1 1 0-25Z', CREAM),
  feather: ({ trim, trimShade }) =>
    at(
      14,
      6,
      fill('M0 0C0-26 12-44 26-52C28-32 18-12 0 0Z', '#fff') +
        fill('M0 0C4-14 16-36 26-52C28-32 18-12 0 0Z', trim) +
        line('M-3 6L22-42', trimShade, 1.6),
    ),
  flower: () =>
    at(
      16,
      0,
      line('M0-8h0M7.6-2.5h0M4.7 6.5h0M-4.7 6.5h0M-7.6-2.5h0', '#ff9ac1', 12.5) + disc(0, 0, 4.6, '#ffe27a'),
    ) + oval(2, 6, 5, 2.6, '#63b05a'),
  skull: () =>
    disc(0, -2, 11, BONE) +
    box(-6, 5, 12, 8, BONE, 2) +
    disc(-4, -2, 3, '#222') +
    disc(4, -2, 3, '#222') +
    fill('M0 2l2 4h-4Z', '#222') +
    line('M-2 9v3M2 9v3', '#222', 1.2),
};
