import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type BoundProof, checkBound } from '@inkling/deduction/check/bound-proof';
import type { KnownList } from '@inkling/deduction/check/named-list';
import { makeCost } from '@inkling/deduction/optimum/bound-head';

/**
 * Remakes a proof and checks it. If its lines differ from those stored in `proofs/`, as another search may find
 * other lines, checks the stored proof too. A new proof is stored.
 */
export function remake(
  print: (line: string) => void,
  make: () => string,
  lists: readonly KnownList[] = [],
): void {
  const begun = process.cpuUsage();
  const proof = make();
  const written = process.cpuUsage(begun);
  const claim = check(proof, lists);
  const checked = process.cpuUsage(begun);
  const name = nameOf(claim);
  const kept = keep(join(FOLDER, `${name}.bound`), proof);
  if (kept !== proof && nameOf(check(kept, lists)) !== name)
    throw new Error(`${name}.bound proves something else`);
  print(
    `${name}: ${claim.lemmas} lemmas, ${proof.length} bytes, ` +
      `written in ${seconds(written)} and checked in ${seconds(checked) - seconds(written)} CPU s` +
      (kept === proof ? '' : `; the one that is kept has other lines and holds, too`),
  );
}

function check(proof: string, lists: readonly KnownList[]): BoundProof {
  const verdict = checkBound(proof, { lists });
  if (!verdict.ok) throw new Error(`${proof.slice(0, 200)}: ${JSON.stringify(verdict.error)}`);
  return verdict.value;
}

/** Returns a file name such as `p4c7r-abcd-11269`, `p4c6r-5626-in-5` or `p4c6r-none-in-4`. */
function nameOf({ rules, opening, total, within }: BoundProof): string {
  const limit = within === undefined ? '' : `-in-${within}`;
  return `${rules}${opening === undefined ? '' : `-${opening}`}-${makeCost(total)}${limit}`;
}

const FOLDER = join(import.meta.dirname, '../../proofs');

/** Returns the stored proof, or stores this one. */
function keep(path: string, proof: string): string {
  const packed = `${path}.gz`;
  const isPacked = proof.length > PACKED_MIN;
  if (!existsSync(isPacked ? packed : path)) {
    if (isPacked) writeFileSync(packed, gzipSync(proof, { level: 9 }));
    else writeFileSync(path, proof);
  }
  return isPacked ? gunzipSync(readFileSync(packed)).toString() : readFileSync(path, 'utf8');
}

const PACKED_MIN = 100_000;

function seconds({ user, system }: NodeJS.CpuUsage): number {
  return Math.round((user + system) / 1e6);
}
