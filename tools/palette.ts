/**
 * Finds the spot inks of `packages/art/src/ink.ts`: `npx tsx --conditions=@inkling/source tools/palette.ts
 * day|night [KEEP]`. Keeps the first KEEP shipped inks (6 by default), adds the farthest colour of a grid until
 * there are 20, then swaps single inks as long as the sum over n of the worst pair among the first n grows.
 * Distance is the least ΔE2000 over the four kinds of vision. Deterministic; takes about a minute. Simulated
 * annealing was rejected: it found no better sums than the swaps, and a different result each time.
 */
import {
  contrast,
  deltaE2000,
  type Lab,
  labOf,
  parseHex,
  simulate,
  VISIONS,
  worstPair,
} from '@inkling/art/drawing/colour';
import { DAY, type InkSet, NIGHT } from '@inkling/art/ink';

const INKS = 20;
const GRID_STEP = 0x11;
/** The least ΔE2000 between an ink and the paper it is printed on. */
const CLEAR_OF_STOCK = 10;
/** Below this L* an ink prints as black. */
const DARKEST_LIGHTNESS = 16;

interface Candidate {
  readonly hex: string;
  readonly seen: readonly Lab[];
}

const press = process.argv[2] === 'night' ? NIGHT : DAY;
const kept = Number(process.argv[3] ?? 6);
const found = search(press, kept);
console.log(JSON.stringify(found));
for (const count of [6, 8, 10, 12, 16, 20]) {
  const worst = VISIONS.map((vision) => `${vision} ${worstPair(found.slice(0, count), vision).toFixed(1)}`);
  console.log(`first ${count}: ${worst.join(', ')}`);
}

function search(on: InkSet, keep: number): readonly string[] {
  const candidates = grid(on);
  const chosen = on.spots.slice(0, keep).map(candidate);
  while (chosen.length < INKS) chosen.push(farthest(candidates, chosen));
  for (let improved = true; improved; ) {
    improved = false;
    for (let at = keep; at < INKS; at++) improved = swap(candidates, chosen, at) || improved;
  }
  return chosen.map(({ hex }) => hex);
}

function grid(on: InkSet): readonly Candidate[] {
  const levels = Array.from({ length: 16 }, (_, i) => (i * GRID_STEP).toString(16).padStart(2, '0'));
  const all = levels.flatMap((r) => levels.flatMap((g) => levels.map((b) => candidate(`#${r}${g}${b}`))));
  const stock = candidate(on.stock);
  return all
    .filter((one) => one.seen[0][0] >= DARKEST_LIGHTNESS)
    .filter(
      (one) => distance(one, stock) >= CLEAR_OF_STOCK && (on !== NIGHT || contrast(one.hex, on.stock) >= 3),
    );
}

function candidate(hex: string): Candidate {
  return { hex, seen: VISIONS.map((vision) => labOf(simulate(parseHex(hex), vision))) };
}

function distance(one: Candidate, other: Candidate): number {
  return Math.min(...one.seen.map((lab, i) => deltaE2000(lab, other.seen[i])));
}

function farthest(candidates: readonly Candidate[], chosen: readonly Candidate[]): Candidate {
  let [best, bestGap] = [candidates[0], -1];
  for (const one of candidates) {
    const gap = Math.min(Infinity, ...chosen.map((other) => distance(one, other)));
    if (gap > bestGap) [best, bestGap] = [one, gap];
  }
  return best;
}

/** Replaces the ink at one position by the best candidate, if that is better. */
function swap(candidates: readonly Candidate[], chosen: Candidate[], at: number): boolean {
  const gaps = chosen.map((one, i) =>
    Math.min(
      Infinity,
      ...chosen
        .slice(0, i)
        .filter((_, j) => j !== at)
        .map((other) => distance(one, other)),
    ),
  );
  const score = (one: Candidate): number => {
    let [worst, sum] = [Infinity, 0];
    chosen.forEach((other, i) => {
      if (i !== at) worst = Math.min(worst, gaps[i]);
      if (i > at) worst = Math.min(worst, distance(one, other));
      if (i === at)
        for (const earlier of chosen.slice(0, at)) worst = Math.min(worst, distance(one, earlier));
      if (i > 0) sum += worst;
    });
    return sum;
  };
  let [best, bestScore] = [chosen[at], score(chosen[at])];
  const before = bestScore;
  for (const one of candidates) {
    const value = score(one);
    if (value > bestScore + 1e-9) [best, bestScore] = [one, value];
  }
  chosen[at] = best;
  return bestScore > before;
}
