/** Seven mouths. */
import { box, fill, line, oval } from '../drawing/svg.ts';
import type { Drawings, Paints, WitchTraits } from './traits.ts';

const LIP = '#7a1f2b';
const DARK = '#4a0f1a';

export function drawMouth(traits: WitchTraits, paints: Paints): string {
  return MOUTHS[traits.mouth](paints);
}

const MOUTHS: Drawings<'mouth'> = {
  smile: () => line('M86 135Q100 147 114 135M84 134l3 2M116 134l-3 2', LIP, 3.2),
  smirk: () => line('M88 139Q102 143 115 132M113 130q4 2 4 5', LIP, 3.2),
  tooth: () => fill('M84 133Q100 151 116 133Z', DARK) + box(93, 133, 7, 7, '#fff', 1),
  lips: () =>
    fill('M86 138Q93 131 100 135Q107 131 114 138Q100 150 86 138Z', '#b8243f') +
    line('M87 138Q100 141 113 138', '#6a0f22', 1.4),
  cackle: () =>
    fill('M82 131H118Q116 152 100 152Q84 152 82 131Z', DARK) +
    fill('M85 131H115V136H85Z', '#fff') +
    fill('M91 148Q100 140 109 148Q100 154 91 148Z', '#d9566a'),
  fangs: () =>
    fill('M89 136l4 10l4-8ZM103 138l4 8l4-10Z', '#fff') + line('M84 134Q100 143 116 134', '#5a1320', 3.2),
  whistle: () => oval(101, 139, 7, 7.5, '#b04a50') + oval(101, 139, 4.2, 4.8, DARK),
};
