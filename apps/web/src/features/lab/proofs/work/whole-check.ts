import { type BoundProof, BoundReader } from '@inkling/deduction/check/bound-proof';
import { checkersOf } from './held-list.ts';
import { DamagedFileError, linesOf } from './proof-text.ts';
import type { CheckedFile, ProofFault } from './questions.ts';

/** A whole proof, line by line: how far it is, and in the end what it proves or the line that is wrong. */
export type CheckUpdate =
  | { readonly kind: 'at'; readonly lemmas: number; readonly lines: number }
  | { readonly kind: 'proved'; readonly proof: BoundProof }
  | { readonly kind: 'refused'; readonly fault: ProofFault };

/** Of a lemma that is behind it only what it states is kept, so a file may be larger than memory. */
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
