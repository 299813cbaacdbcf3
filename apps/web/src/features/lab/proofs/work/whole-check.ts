import { type BoundProof, BoundReader } from '@inkling/deduction/check/bound-proof';
import { checkersOf } from './held-list.ts';
import { DamagedFileError, linesOf } from './proof-text.ts';
import type { CheckedFile, ProofFault } from './questions.ts';

/**
 * An update on the check of a whole proof: its progress, and finally what the proof proves or which line is
 * wrong.
 */
export type CheckUpdate =
  | { readonly kind: 'at'; readonly lemmas: number; readonly lines: number }
  | { readonly kind: 'proved'; readonly proof: BoundProof }
  | { readonly kind: 'refused'; readonly fault: ProofFault };

/**
 * Checks a whole proof line by line. Only the statements of lemmas already checked are kept in memory, so a
 * file may be larger than memory.
 */
export async function* checkWhole({
  blob,
  lists,
}: CheckedFile): AsyncGenerator<CheckUpdate | (() => CheckUpdate)> {
  const reader = new BoundReader({}, checkersOf(lists));
  let lines = 0;
  try {
    for await (const line of linesOf(blob)) {
      lines++;
      if (reader.read(line)) break;
      yield () => ({ kind: 'at', lemmas: reader.lemmas, lines });
    }
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    yield { kind: 'refused', fault: { code: 'damaged', line: error.lines + 1 } };
    return;
  }
  const checked = reader.finish();
  yield checked.ok ? { kind: 'proved', proof: checked.value } : { kind: 'refused', fault: checked.error };
}
