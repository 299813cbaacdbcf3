/** The head: neck, ears, the shape of the face, cheeks, and the shadow of hat and hair on the brow. */
import { both, fill, line, oval } from '../drawing/svg.ts';
import type { Paints, Trait, WitchTraits } from './traits.ts';

const SHAPES: Readonly<Record<Trait<'face'>, string>> = {
  round: 'M60 108C60 80 76 66 100 66C124 66 140 80 140 108C140 134 123 151 100 151C77 151 60 134 60 108Z',
  oval: 'M66 104C66 80 80 66 100 66C120 66 134 80 134 104C134 134 118 154 100 154C82 154 66 134 66 104Z',
  heart: 'M61 98C61 78 78 68 100 68C122 68 139 78 139 98C139 122 117 148 100 156C83 148 61 122 61 98Z',
  long: 'M67 100C67 78 80 66 100 66C120 66 133 78 133 100C133 128 123 144 112 157Q100 168 88 157C77 144 67 128 67 100Z',
  square:
    'M63 100C63 78 78 68 100 68C122 68 137 78 137 100V124C137 143 122 152 100 152C78 152 63 143 63 124Z',
};

export function drawNeck({ skinShade, skin }: Paints): string {
  return fill('M86 136h28v24q-14 14-28 0Z', skinShade) + line('M92 160q8 5 16 0', skin, 2, 0.5);
}

export function drawFace(traits: WitchTraits, { skin, skinShade, skinGradient }: Paints): string {
  const shape = SHAPES[traits.face];
  return (
    both(oval(62, 112, 8, 11, skin) + line('M60 107q-3 5 1 10', skinShade, 2)) +
    fill(shape, skinGradient) +
    fill('M64 92Q100 104 136 92L138 78H62Z', skinShade, 0.5) +
    both(oval(76, 126, 9, 6, '#e0506a', 0.28))
  );
}
