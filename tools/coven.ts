/**
 * Chooses the witches of `packages/art/src/coven.ts`: `npx tsx --conditions=@inkling/source tools/coven.ts
 * [SEED]` prints 36 sets of traits, one JSON line each. Draws a pool of plausible witches at random, renders
 * them at 48 px, and greedily takes the one whose nearest neighbour among those chosen is farthest, subject to
 * the minimum trait distance and to a fair share of every hat, familiar and prop. Takes a few minutes of CPU;
 * the same seed gives the same result.
 */
import { deltaE2000, labOf, parseHex } from '@inkling/art/drawing/colour';
import { SALIENT, SHAPES, unlikeness } from '@inkling/art/witch/likeness';
import { paintsOf } from '@inkling/art/witch/paints';
import { drawWitch } from '@inkling/art/witch/portrait';
import { TRAITS, type TraitName, type WitchTraits } from '@inkling/art/witch/traits';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { gap, look, type Sight } from './art-measure.ts';

const SIZE = 36;
const POOL = 2000;
const FLOORS = { salient: 8, shapes: 5 };
const FAIR: readonly TraitName[] = [
  'skin',
  'hairColour',
  'hairStyle',
  'hatStyle',
  'eyes',
  'mouth',
  'familiar',
  'prop',
  'scene',
  'sky',
];

const stream = new RandomStream(seedRandom(process.argv[2] ?? 'holly'));
const pool = Array.from({ length: POOL }, drawPlausible);
const sights = await look(
  pool.map((traits, i) => drawWitch(traits, `p${i}`)),
  48,
);
for (const chosen of choose(pool, sights)) console.log(JSON.stringify(pool[chosen]));

function choose(witches: readonly WitchTraits[], seen: readonly Sight[]): readonly number[] {
  const chosen: number[] = [];
  const margin = new Array<number>(witches.length).fill(Infinity);
  const open = new Set(witches.keys());
  for (
    let next: number | undefined = 0;
    next !== undefined && chosen.length < SIZE;
    next = farthest(open, margin)
  ) {
    chosen.push(next);
    open.delete(next);
    for (const i of open) {
      if (
        tooAlike(witches[i], witches[next]) ||
        overShare(
          witches[i],
          chosen.map((at) => witches[at]),
        )
      )
        open.delete(i);
      else margin[i] = Math.min(margin[i], separation(seen[i], seen[next]));
    }
  }
  console.error(
    `${chosen.length} chosen; least separation ${Math.min(...chosen.slice(1).map((i) => margin[i])).toFixed(3)}`,
  );
  return chosen;
}

function farthest(open: ReadonlySet<number>, margin: readonly number[]): number | undefined {
  let best: number | undefined;
  for (const i of open) if (best === undefined || margin[i] > margin[best]) best = i;
  return best;
}

function tooAlike(one: WitchTraits, other: WitchTraits): boolean {
  return unlikeness(one, other, SALIENT) < FLOORS.salient || unlikeness(one, other, SHAPES) < FLOORS.shapes;
}

function overShare(one: WitchTraits, chosen: readonly WitchTraits[]): boolean {
  return FAIR.some((name) => {
    const same = chosen.filter((other) => other[name] === one[name]).length;
    const rare = one[name] === 'none' || one[name] === 'hood';
    return same >= (rare ? 3 : Math.ceil(SIZE / TRAITS[name].length) + 1);
  });
}

/**
 * Returns the smallest of three distances, each divided by a reference value below the minimum that `art-check`
 * requires.
 */
function separation(one: Sight, other: Sight): number {
  const { colour, deutan, grey } = gap(one, other);
  return Math.min(colour / 15, deutan / 12, grey / 6);
}

function drawPlausible(): WitchTraits {
  for (;;) {
    const drawn = Object.fromEntries(
      Object.entries(TRAITS).map(([name, words]) => [name, words[stream.below(words.length)]]),
    ) as WitchTraits;
    if (plausible(drawn)) return drawn;
  }
}

/** Whether everything that the description mentions is visible and stands out from its background. */
function plausible(traits: WitchTraits): boolean {
  const paints = paintsOf(traits, '');
  const clear = (one: string, other: string, least: number) =>
    deltaE2000(labOf(parseHex(one)), labOf(parseHex(other))) >= least;
  const hooded = traits.hatStyle === 'hood';
  if (hooded && traits.hairStyle !== 'cropped') return false;
  if (hooded && (traits.extra === 'earrings' || traits.scene === 'moon' || traits.ornament === 'feather'))
    return false;
  if (traits.extra === 'freckles' && ['dark', 'brown', 'teal', 'lilac'].includes(traits.skin)) return false;
  if (traits.trim === 'cream' && ['skull', 'moon', 'star'].includes(traits.ornament)) return false;
  return (
    clear(paints.hat, paints.sky, 16) &&
    clear(paints.hair, paints.skin, 22) &&
    clear(paints.hair, paints.sky, 14) &&
    clear(paints.skin, paints.sky, 18) &&
    clear(paints.trim, paints.skin, 14)
  );
}
