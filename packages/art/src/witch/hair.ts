/** Hair in two layers: the part that falls behind the shoulders, and the part that frames the face. */
import { both, disc, fill, line } from '../drawing/svg.ts';
import type { Drawings, Paints, WitchTraits } from './traits.ts';

export function drawBackHair(traits: WitchTraits, paints: Paints): string {
  return BACK[traits.hairStyle](paints);
}

/** With a hood only a fringe shows, whatever the style. */
export function drawFrontHair({ hatStyle, hairStyle }: WitchTraits, paints: Paints): string {
  return FRONT[hatStyle === 'hood' ? 'cropped' : hairStyle](paints);
}

const BACK: Drawings<'hairStyle'> = {
  straight: ({ hairShade, hair }) =>
    fill('M56 84C44 120 46 165 48 194H152C154 165 156 120 144 84Z', hairShade) +
    line('M56 110Q52 150 56 188M144 110Q148 150 144 188', hair, 3.5),
  wavy: ({ hairShade, hair }) =>
    fill(
      'M58 84C34 104 58 122 40 142C32 156 54 172 42 196H158C146 172 168 156 160 142C142 122 166 104 142 84Z',
      hairShade,
    ) +
    line(
      'M54 104Q46 122 53 134Q43 148 50 164Q54 176 50 188M146 104Q154 122 147 134Q157 148 150 164Q146 176 150 188',
      hair,
      3.5,
    ),
  curly: ({ hairShade, hair }) =>
    both(
      line('M55 94h0M43 116h0M44 143h0M60 163h0', hairShade, 42) +
        line('M36 112a9 9 0 0 1 14-3M38 142a9 9 0 0 1 14-4M52 162a8 8 0 0 1 12-4', hair, 3),
    ),
  plaits: ({ hairShade, hair, trim }) =>
    both(
      line('M52 98h0M49 132h0M46 166h0', hairShade, 24) +
        line('M50 115h0M47 149h0', hair, 24) +
        fill('M40 178h12l4 20H36Z', hairShade) +
        fill('M38 172h16v8H38Z', trim),
    ),
  bob: ({ hairShade }) =>
    fill('M57 80C42 104 40 134 48 154C70 160 130 160 152 154C160 134 158 104 143 80Z', hairShade),
  wild: ({ hairShade }) =>
    fill(
      'M60 76L18 86L46 100L8 116L44 124L14 150L54 146L42 178L80 156H120L158 178L146 146L186 150L156 124L192 116L154 100L182 86L140 76Z',
      hairShade,
    ),
  buns: ({ hairShade, hair, hairShine, trim }) =>
    both(
      disc(47, 102, 21, hairShade) +
        disc(45, 100, 16, hair) +
        line('M37 96q8-9 16-2M41 103q5-4 9 0', hairShine, 2.4) +
        line('M62 92q-5 12 1 24', trim, 4),
    ),
  cropped: ({ hairShade }) => fill('M60 78C54 94 56 112 62 122H138C144 112 146 94 140 78Z', hairShade),
};

const FRONT: Drawings<'hairStyle'> = {
  straight: ({ hair, hairShine }) =>
    both(
      fill('M61 76C56 96 56 116 62 132C66 108 76 92 102 76Z', hair) +
        line('M63 108Q66 94 78 84', hairShine, 2),
    ),
  wavy: ({ hair, hairShine }) =>
    fill('M61 76C54 94 56 108 60 114Q56 124 63 132C66 112 82 98 122 76Z', hair) +
    fill('M139 76C146 94 144 108 140 114Q144 124 137 132C134 110 126 94 108 76Z', hair) +
    line('M64 106Q72 92 92 86', hairShine, 2),
  curly: ({ hair, hairShine }) =>
    line('M62 101h0M68 87h0M84 84h0M100 83h0M116 84h0M132 87h0M138 101h0', hair, 21) +
    line(
      'M64 86a5 5 0 0 1 7-3M80 83a5 5 0 0 1 7-3M112 83a5 5 0 0 1 7-3M128 86a5 5 0 0 1 7-3',
      hairShine,
      2.2,
    ),
  plaits: ({ hair, hairShine }) =>
    both(
      fill('M60 76C58 94 60 104 63 110C73 94 92 92 101 76Z', hair) + line('M66 98Q76 88 90 84', hairShine, 2),
    ),
  bob: ({ hair, hairShine }) =>
    fill(
      'M58 76C46 100 46 132 54 148C64 148 68 140 66 128C66 112 70 102 76 98H124C130 102 134 112 134 128C132 140 136 148 146 148C154 132 154 100 142 76Z',
      hair,
    ) + line('M76 91Q100 86 124 91M56 112Q55 126 58 138', hairShine, 2.4),
  wild: ({ hair }) =>
    fill('M60 74L58 116L74 90L80 106L91 88L100 103L109 88L120 106L126 90L142 116L140 74Z', hair),
  buns: ({ hair, hairShine }) =>
    fill('M61 76C58 90 60 100 63 108C68 94 84 90 100 90S132 94 137 108C140 100 142 90 139 76Z', hair) +
    line('M100 78V88M84 80Q80 84 78 90M116 80Q120 84 122 90', hairShine, 1.8),
  cropped: ({ hair }) =>
    fill(
      'M60 76C56 96 60 110 63 116L69 93L78 105L84 90L96 102L104 89L116 101L124 90L131 103L137 116C140 102 144 92 140 76Z',
      hair,
    ),
};
