import { RandomStream, seedRandom } from '@inkling/core/random';
import { type BoundFault, BoundReader } from '@inkling/deduction/check/bound-proof';
import { gameCheckers } from '@inkling/deduction/check/game-checkers';
import { DAMAGES, type Damage, damaged } from './damages.ts';
import { knownTotals } from './result-table.ts';
import type { SecondChecker } from './second-checker.ts';

export interface DamageTally {
  refused: number;
  /** How many damaged proofs still prove something true. */
  stillProofs: number;
}

/**
 * Damages proofs, cycling through the kinds of damage, until enough are refused. Throws if the two checkers
 * differ in verdict or in line, if they accept damage that can never leave a proof, or if an accepted proof
 * claims more than is known to be true.
 */
export function runDamages(
  proofs: readonly string[],
  refusedWanted: number,
  second: SecondChecker | undefined,
  seed: string,
): ReadonlyMap<string, DamageTally> {
  const random = new RandomStream(seedRandom(seed));
  const totals = knownTotals();
  const tallies = new Map<string, DamageTally>(
    DAMAGES.map(({ name }) => [name, { refused: 0, stillProofs: 0 }]),
  );
  let refused = 0;
  for (let time = 0; refused < refusedWanted; time++) {
    const damage = DAMAGES[time % DAMAGES.length]!;
    const text = damaged(proofs[random.below(proofs.length)]!, damage, random);
    if (text === undefined) continue;
    const tally = tallies.get(damage.name)!;
    if (isRefusedByBoth(text, damage, second, totals)) {
      refused++;
      tally.refused++;
    } else tally.stillProofs++;
  }
  return tallies;
}

function isRefusedByBoth(
  text: string,
  { name, isFatal }: Damage,
  second: SecondChecker | undefined,
  totals: ReadonlyMap<string, number>,
): boolean {
  const ours = faultIn(text);
  const theirs = second?.check(text);
  const where = `${name}: ours ${ours ? `${ours.code}, line ${ours.line}` : 'accepts'}; the second ${theirs?.sentence ?? 'was not asked'}\n${text}`;
  if (theirs && theirs.line !== ours?.line) throw new Error(`The checkers differ. ${where}`);
  if (ours) return true;
  if (isFatal) throw new Error(`Damage was not noticed. ${where}`);
  const [, rules, total] = /^rules (\S+)\ntotal (\d+)$/m.exec(text)!;
  // The cost of an opening is never below the least cost.
  if (!text.includes('\nopening ') && Number(total) > (totals.get(rules!) ?? -1))
    throw new Error(`What is accepted is not known to be true. ${where}`);
  return false;
}

/** Returns the verdict of our checker. */
function faultIn(text: string): BoundFault | undefined {
  const reader = new BoundReader({}, checkerOf);
  for (const line of text === '' ? [] : text.replace(/\n$/, '').split('\n')) if (reader.read(line)) break;
  const checked = reader.finish();
  return checked.ok ? undefined : checked.error;
}

const checkerOf = gameCheckers();
