/**
 * Nine hats, drawn last of the clothes: over the hair, under what the witch carries. A hood also has a lining
 * behind her.
 */
import { mixHex } from '../drawing/colour.ts';
import { at, fill, line, mirror, sparkles } from '../drawing/svg.ts';
import { drawOrnament } from './ornament.ts';
import type { Drawings, Paints, Trait, WitchTraits } from './traits.ts';

export function drawHat(traits: WitchTraits, paints: Paints): string {
  const { x, y, scale, turn } = SEATS[traits.hatStyle];
  return HATS[traits.hatStyle](paints) + at(x, y, drawOrnament(traits, paints), turn, scale);
}

/** The dark inside of a hood. It replaces the back hair, which would be hidden inside it. */
export function drawHatLining({ hatShade }: Paints): string {
  return fill(
    'M100 60C58 62 44 110 56 156Q100 190 144 156C156 110 142 62 100 60Z',
    mixHex(hatShade, '#000000', 0.45),
  );
}

interface Seat {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

/** The default position of the ornament: on the hatband. */
const ON_BAND: Seat = { x: 100, y: 71, turn: 0, scale: 1 };
const SEATS: Readonly<Record<Trait<'hatStyle'>, Seat>> = {
  classic: ON_BAND,
  left: ON_BAND,
  right: ON_BAND,
  wide: { ...ON_BAND, y: 68 },
  crumpled: ON_BAND,
  hood: { x: 100, y: 50, turn: 0, scale: 1.3 },
  tiny: { x: 114, y: 55, turn: 14, scale: 0.72 },
  starry: ON_BAND,
  tall: ON_BAND,
};

const CONE = 'M64 78C80 56 90 30 97 7Q100 1 103 7C110 30 120 56 136 78Q100 94 64 78Z';
const BENT = 'M64 78C78 60 82 40 73 27Q58 20 36 36Q48 2 88 7C112 16 120 52 136 78Q100 94 64 78Z';

const HATS: Drawings<'hatStyle'> = {
  classic: (paints) =>
    fill(CONE, paints.hatGradient) +
    line('M88 42Q98 48 108 40M84 54Q96 58 104 54', paints.hatShade, 2.4) +
    finish(paints),
  left: (paints) => bent(paints) + finish(paints),
  right: (paints) => mirror(bent(paints)) + finish(paints),
  wide: (paints) =>
    fill('M60 76C72 56 76 32 92 18Q106 10 112 22C120 38 128 58 140 76Q100 94 60 76Z', paints.hatGradient) +
    line('M86 34Q98 40 112 32M78 52Q88 56 96 53', paints.hatShade, 2.4) +
    band(paints, 63, 137, 68) +
    brim(paints, 98, 80, 17),
  crumpled: (paints) =>
    fill(
      'M64 78L77 58L68 46L84 37L78 24L97 20L103 3L118 16L111 29L125 40L119 53L136 78Q100 94 64 78Z',
      paints.hatGradient,
    ) +
    line('M77 58Q98 64 119 53M84 37Q102 44 125 40M97 20Q104 26 111 29', paints.hatShade, 2.8) +
    finish(paints),
  hood: ({ hatGradient, hatShade, hatShine, trim }) =>
    fill(
      'M86 14C96 4 120 4 130 16C122 16 120 20 122 28C150 44 162 96 158 158C150 170 140 164 138 152C146 112 132 76 100 76C68 76 54 112 62 152C60 164 50 170 42 158C38 96 50 36 86 14Z',
      hatGradient,
    ) +
    line('M118 27Q106 20 96 24M66 60Q54 84 54 116M134 60Q146 84 146 116', hatShade, 3) +
    line('M80 24Q60 42 54 76', hatShine, 2.4) +
    line('M63 156C53 112 66 77 100 77C134 77 147 112 137 156', trim, 5) +
    `<path d="M57 152C47 108 62 70 100 70C138 70 153 108 143 152" stroke="${trim}" stroke-width="2.2" stroke-dasharray="0 7"/>`,
  tiny: (paints) =>
    fill('M60 84C58 62 76 52 100 52C124 52 142 62 140 84C120 70 80 70 60 84Z', paints.hair) +
    line('M70 66Q84 57 98 57', paints.hairShine, 2.6) +
    at(62, 16, fill(CONE, paints.hatGradient) + finish(paints), 14, 0.58),
  starry: (paints) =>
    fill(CONE, paints.hatGradient) +
    sparkles(
      [
        [87, 54, 7],
        [104, 34, 6],
        [116, 56, 6],
        [99, 16, 4],
      ],
      '#ffe9a8',
    ) +
    finish(paints),
  tall: (paints) =>
    fill('M66 78L74 18Q100 6 126 18L134 78Q100 94 66 78Z', paints.hatGradient) +
    fill('M74 18Q100 6 126 18Q100 30 74 18Z', paints.hatShade) +
    line('M80 34L76 60', paints.hatShine, 2.6, 0.7) +
    finish(paints),
};

function bent(paints: Paints): string {
  return fill(BENT, paints.hatGradient) + line('M74 28Q88 30 96 40M80 50Q90 54 98 50', paints.hatShade, 2.6);
}

function finish(paints: Paints): string {
  return band(paints, 67, 133, 71) + brim(paints, 72, 80, 13);
}

function band({ trim, trimShade }: Paints, from: number, to: number, y: number): string {
  return (
    fill(
      `M${from} ${y - 9}Q100 ${y + 5} ${to} ${y - 9}L${to + 4} ${y + 5}Q100 ${y + 18} ${from - 4} ${y + 5}Z`,
      trim,
    ) + line(`M${from} ${y - 8}Q100 ${y + 6} ${to} ${y - 8}`, trimShade, 1.6)
  );
}

function brim({ hatShade, hatShine }: Paints, reach: number, y: number, drop: number): string {
  const [left, right] = [100 - reach, 100 + reach];
  return (
    fill(
      `M${left} ${y + 2}Q${100 - reach / 2} ${y - 6} ${100 - 34} ${y - 4}Q100 ${y + 12} ${100 + 34} ${y - 4}Q${100 + reach / 2} ${y - 6} ${right} ${y + 2}Q100 ${y + drop + 9} ${left} ${y + 2}Z`,
      hatShade,
    ) +
    fill(
      `M${left} ${y + 2}Q100 ${y + drop + 9} ${right} ${y + 2}Q100 ${y + drop + 2} ${left} ${y + 2}Z`,
      hatShine,
      0.8,
    )
  );
}
