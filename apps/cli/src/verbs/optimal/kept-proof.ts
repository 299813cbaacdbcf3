import { appendFileSync } from 'node:fs';
import { ok, type Result } from '@inkling/core/result';
import type { BoundTask } from '@inkling/deduction/optimum/bound-lines';
import type { LemmaProof } from '@inkling/deduction/optimum/lemma-proof';
import { sayFileFault, whyUnwritten } from '../../shell/file-faults.ts';
import { type Refusal, reject } from '../../shell/refusal.ts';
import { replaceFile } from '../../shell/replaced-file.ts';
import { readText } from '../../shell/text-file.ts';
import { type KeptLemmasFault, makeKeptLemmas, makeKeptLine, parseKeptLemmas } from './kept-proof-text.ts';

/** The file of a proof in progress. An interruption at any moment loses only the lemma that was being proved. */
export class KeptProof {
  /** The lemmas that were in the file when it was opened. */
  readonly earlier: readonly LemmaProof[];
  /** Why no more lemmas can be saved. Undefined if saving works. */
  trouble: string | undefined;
  readonly #path: string;

  constructor(path: string, earlier: readonly LemmaProof[]) {
    this.#path = path;
    this.earlier = earlier;
  }

  keep(proof: LemmaProof): void {
    // A failed write may leave a truncated line, and no other line may follow it.
    if (this.trouble !== undefined) return;
    try {
      appendFileSync(this.#path, makeKeptLine(proof));
    } catch (error) {
      this.trouble = sayUnkept(this.#path, whyUnwritten(error));
    }
  }
}

/** Opens the file or creates it. Refuses a file that belongs to another proof, or is damaged before its last line. */
export async function openKeptProof(path: string, task: BoundTask): Promise<Result<KeptProof, Refusal>> {
  const name = JSON.stringify(task);
  const text = await readText(path, SIZE_MAX);
  if (!text.ok && text.error.code !== 'missing') return refuse(sayFileFault(path, text.error));
  const parsed = text.ok ? parseKeptLemmas(text.value) : ok({ name, proofs: [] });
  if (!parsed.ok) return refuse(`${path} ${why(parsed.error)}. It was left as it is.`);
  if (parsed.value.name !== name) return refuse(`${path} belongs to another proof. It was left as it is.`);
  const kept = new KeptProof(path, parsed.value.proofs);
  // Drops a truncated last line, so that the next lemma begins on a new line.
  const reason = await replaceFile(path, makeKeptLemmas(parsed.value));
  if (reason !== undefined) kept.trouble = sayUnkept(path, reason);
  return ok(kept);
}

function why(fault: KeptLemmasFault): string {
  switch (fault.code) {
    case 'not-lemmas':
      return 'is not a proof that was being written';
    case 'unknown-version':
      return `is version ${fault.version}; this program reads version 1`;
    case 'damaged':
      return `is damaged at line ${fault.line}; move it away to write the proof from its beginning`;
  }
}

function sayUnkept(path: string, reason: string): string {
  return `The proof could not be kept in ${path}: ${reason}.`;
}

function refuse(sentence: string): Result<KeptProof, Refusal> {
  return reject('bad-file', sentence, '--bound');
}

/** Larger than any proof that is saved. */
const SIZE_MAX = 2 ** 29;
