import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { checkBound } from '@inkling/deduction/check/bound-proof';
import type { KnownList } from '@inkling/deduction/check/named-list';

/** Makes a proof once more, checks it, and throws where another is kept in `proofs/`; one that is new is kept. */
export function remake(
  print: (line: string) => void,
  make: () => string,
  lists: readonly KnownList[] = [],
): void {
  const begun = process.cpuUsage();
  const proof = make();
  const written = process.cpuUsage(begun);
  const verdict = checkBound(proof, { lists });
  const checked = process.cpuUsage(begun);
  if (!verdict.ok) throw new Error(`${proof.slice(0, 200)}: ${JSON.stringify(verdict.error)}`);
  const { rules, total, opening, lemmas } = verdict.value;
  const from = opening === undefined ? '' : ` from ${opening}`;
  const path = join(FOLDER, `${rules}${opening === undefined ? '' : `-${opening}`}-${total}.bound`);
  if (keep(path, proof) !== proof) throw new Error(`${path} is not what this command makes`);
  print(
    `${rules}: no strategy${from} costs less than ${total}; ${lemmas} lemmas, ${proof.length} bytes, ` +
      `written in ${seconds(written)} and checked in ${seconds(checked) - seconds(written)} CPU s`,
  );
}

const FOLDER = join(import.meta.dirname, '../../proofs');

/** The proof that is kept, or this one from now on. */
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
