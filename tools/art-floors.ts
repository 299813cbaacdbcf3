/**
 * The minimum differences between pictures, for the tool that reports them and the test that enforces them.
 */
import { COVEN } from '@inkling/art/coven';
import { drawElement, PICTURE_NAMES } from '@inkling/art/elements';
import { PEGS, SILHOUETTES } from '@inkling/art/silhouettes';
import { drawWitch } from '@inkling/art/witch/portrait';
import { closest, type Gap, look } from './art-measure.ts';

export interface Measured {
  readonly what: string;
  /** The smallest mean difference of pixels over all pairs. */
  readonly least: number;
  readonly floor: number;
  readonly pair: string;
}

/** Mean ΔE76, mean ΔE76 for a deuteranope, and mean |ΔL|. */
const WITCH_FLOORS: Gap = { colour: 20, deutan: 16, grey: 8 };
const ELEMENT_FLOORS: Gap = { colour: 14, deutan: 10, grey: 7.5 };
/** For one-ink shapes, for which all three measures are nearly equal; a picture and its negative differ by 100. */
const SHAPE_FLOORS: Gap = { colour: 8, deutan: 8, grey: 8 };

export async function measureArt(): Promise<readonly Measured[]> {
  const names = COVEN.map(({ name }) => name);
  const witches = COVEN.map(({ traits }, i) => drawWitch(traits, `w${i}`));
  const elements = PICTURE_NAMES.filter((name) => name !== 'bomb' && name !== 'bonus');
  return [
    ...(await measure('witches at 48 px', witches, names, 48, WITCH_FLOORS)),
    ...(await measure('witches at 99 px', witches, names, 99, WITCH_FLOORS)),
    ...(await measure('elements at 48 px', elements.map(drawElement), elements, 48, ELEMENT_FLOORS)),
    ...(await measure(
      'silhouettes at 24 px',
      Object.values(SILHOUETTES).map(shape),
      Object.keys(SILHOUETTES),
      24,
      SHAPE_FLOORS,
    )),
    ...(await measure(
      'pegs at 24 px',
      PEGS.map(shape),
      PEGS.map((_, i) => `peg ${i + 1}`),
      24,
      SHAPE_FLOORS,
    )),
  ];
}

export function belowFloors(report: readonly Measured[]): readonly Measured[] {
  return report.filter(({ least, floor }) => least < floor);
}

async function measure(
  what: string,
  svgs: readonly string[],
  names: readonly string[],
  side: number,
  floors: Gap,
): Promise<readonly Measured[]> {
  const found = closest(await look(svgs, side), names);
  return (['colour', 'deutan', 'grey'] as const).map((kind) => ({
    what: `${what}, ${kind}`,
    least: found[kind].least,
    floor: floors[kind],
    pair: found[kind].pair,
  }));
}

function shape(d: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${d}" fill-rule="evenodd"/></svg>`;
}
