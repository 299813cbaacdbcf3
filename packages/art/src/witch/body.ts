/** The shoulders in the robe, and what the witch wears at her neck. */
import { disc, fill, line } from '../drawing/svg.ts';
import type { Drawings, Paints, WitchTraits } from './traits.ts';

export function drawRobe({ hatGradient, hatShade, hatShine }: Paints): string {
  return (
    fill('M22 200C25 168 64 154 100 154C136 154 175 168 178 200Z', hatGradient) +
    line('M52 200Q54 184 62 174M148 200Q146 184 138 174', hatShade, 3) +
    line('M36 184Q50 168 70 162', hatShine, 2.4, 0.7)
  );
}

export function drawCollar(traits: WitchTraits, paints: Paints): string {
  return COLLARS[traits.collar](paints);
}

const COLLARS: Drawings<'collar'> = {
  points: ({ hatShade, hatShine, trim, trimShade }) =>
    `<path d="M60 164L84 148L100 172L116 148L140 164L122 190L100 178L78 190Z" fill="${hatShade}" stroke="${hatShine}" stroke-width="1.6"/>` +
    disc(100, 177, 7, trimShade) +
    disc(99, 176, 5, trim),
  scarf: ({ trim, trimShade }) =>
    fill('M68 160Q100 190 132 160L127 149Q100 174 73 149Z', trim) +
    fill('M106 172l16 26h-20l-4-24Z', trimShade) +
    line('M80 160Q100 176 120 160', trimShade, 2),
  pendant: ({ trim, trimShade }) =>
    line('M77 154Q100 178 123 154', trim, 3) +
    fill('M100 166l9 10l-9 13l-9-13Z', trim) +
    fill('M100 176h9l-9 13Z', trimShade) +
    fill('M100 166l9 10h-18Z', '#fff', 0.5),
};
