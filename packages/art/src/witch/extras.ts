/** One additional feature of a witch's face, such as glasses, freckles or a scar. */
import { both, disc, fill, line, ring } from '../drawing/svg.ts';
import { NIGHT_INK } from './paints.ts';
import type { Drawings, Paints, WitchTraits } from './traits.ts';

export function drawExtra(traits: WitchTraits, paints: Paints): string {
  return EXTRAS[traits.extra](paints);
}

const EXTRAS: Drawings<'extra'> = {
  none: () => '',
  glasses: () =>
    `<g fill="#fff" fill-opacity=".18" stroke="${NIGHT_INK}" stroke-width="3.2"><circle cx="82" cy="110" r="14"/><circle cx="118" cy="110" r="14"/><path d="M96 109q4-4 8 0M68 108l-7-3M132 108l7-3" fill="none"/></g>` +
    line('M74 104l5-5M110 104l5-5', '#fff', 2, 0.8),
  warts: ({ skinShade }) =>
    line('M124 133h0M76 119h0', NIGHT_INK, 9, 0.6) +
    line('M124 132.5h0M76 118.5h0', skinShade, 7.4) +
    line('M124 129v-5M126 130l3-4', NIGHT_INK, 1.2),
  freckles: () =>
    line(
      'M72 120h0M79 123h0M86 120h0M76 128h0M84 128h0M114 120h0M121 123h0M128 120h0M116 128h0M124 128h0',
      '#7a3a1c',
      3.6,
      0.7,
    ),
  monocle: ({ trim }) =>
    disc(117, 110, 14, '#fff', 0.2) +
    ring(117, 110, 14, trim, 3.6) +
    line('M110 105l6-6', '#fff', 2.2, 0.8) +
    line('M129 118Q140 140 133 168', trim, 1.8),
  earrings: ({ trim }) => both(ring(60, 130, 7, trim, 3.2) + disc(60, 138, 2.8, trim)),
  scar: () => line('M121 92L131 126M120 101l8-3M123 110l8-3M126 119l8-3', '#8a2b3a', 2.4),
  paint: ({ trim }) => both(line('M69 121h20M72 128h14', trim, 3.6)) + fill('M100 84l4 6-4 6-4-6Z', trim),
};
