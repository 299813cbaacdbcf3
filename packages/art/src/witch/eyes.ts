/**
 * Seven styles of eyes, drawn in pairs at x 83 and 117, and three moods of brows above them, in the shade of
 * the hair.
 */
import { both, disc, fill, line, oval } from '../drawing/svg.ts';
import { NIGHT_INK } from './paints.ts';
import type { Drawings, Paints, Trait, WitchTraits } from './traits.ts';

export function drawEyes(traits: WitchTraits, paints: Paints): string {
  return EYES[traits.eyes](paints);
}

export function drawBrows(traits: WitchTraits, { hairShade }: Paints): string {
  return line(BROWS[traits.brows], hairShade, 3.6);
}

const LEFT = 83;
const RIGHT = 117;

const EYES: Drawings<'eyes'> = {
  round: (paints) => openEye(LEFT, paints) + openEye(RIGHT, paints),
  almond: ({ iris }) =>
    both(
      fill('M94 113Q85 101 71 103Q77 118 94 113Z', '#fff') +
        disc(83, 109, 5, iris) +
        disc(83, 109, 2.4, NIGHT_INK) +
        line('M95 113Q85 100 69 101', NIGHT_INK, 3),
    ) +
    disc(84.5, 107, 1.5, '#fff') +
    disc(118.5, 107, 1.5, '#fff'),
  sleepy: ({ iris, skinShade }) =>
    both(
      disc(83, 110, 9, '#fff') +
        disc(83, 113, 5, iris) +
        disc(83, 113, 2.4, NIGHT_INK) +
        fill('M73 111A10 10 0 0 1 93 111Z', skinShade) +
        line('M73 111h20M72 111l-3 3', NIGHT_INK, 2.6),
    ),
  laughing: () => both(line('M74 113Q83 99 92 113', NIGHT_INK, 3.6)),
  glowing: ({ iris }) =>
    both(oval(83, 109, 12, 9, iris, 0.5) + oval(83, 109, 9, 6.4, '#fff8a8') + oval(83, 109, 2.2, 6, iris)),
  winking: (paints) => line('M74 108Q83 117 92 108M74 108l-3-2', NIGHT_INK, 3.2) + openEye(RIGHT, paints),
  startled: ({ iris }) =>
    both(
      disc(83, 109, 10.5, NIGHT_INK) +
        disc(83, 109, 8.4, '#fff') +
        disc(83, 109, 3.6, iris) +
        disc(83, 109, 1.7, NIGHT_INK),
    ),
};

function openEye(x: number, { iris }: Paints): string {
  return (
    disc(x, 109, 9, '#fff') +
    disc(x, 110, 5.4, iris) +
    disc(x, 110, 2.7, NIGHT_INK) +
    disc(x + 2, 107.5, 1.7, '#fff') +
    line(`M${x - 9} 107a9 9 0 0 1 18 0`, NIGHT_INK, 2.2)
  );
}

const BROWS: Readonly<Record<Trait<'brows'>, string>> = {
  soft: 'M72 98Q81 92 91 97M109 97Q119 92 128 98',
  frowning: 'M71 93L92 101M129 93L108 101',
  raised: 'M72 99Q81 97 91 99M108 95Q118 87 128 94',
};
