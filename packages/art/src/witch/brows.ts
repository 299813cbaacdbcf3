/** Three tempers of brow, in the hair's shade. */
import { line } from '../drawing/svg.ts';
import type { Paints, Trait, WitchTraits } from './traits.ts';

const BROWS: Readonly<Record<Trait<'brows'>, string>> = {
  soft: 'M72 98Q81 92 91 97M109 97Q119 92 128 98',
  frowning: 'M71 93L92 101M129 93L108 101',
  raised: 'M72 99Q81 97 91 99M108 95Q118 87 128 94',
};

export function drawBrows(traits: WitchTraits, { hairShade }: Paints): string {
  return line(BROWS[traits.brows], hairShade, 3.6);
}
