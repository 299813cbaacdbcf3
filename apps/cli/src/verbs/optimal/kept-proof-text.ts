import { fail, ok, type Result } from '@inkling/core/result';
import { type LemmaProof, makeLemmaProof, parseLemmaProof } from '@inkling/deduction/optimum/lemma-proof';
import { makeSummedLine, parseSummedLine } from '@inkling/jobs/engine/summed-line';

/**
 * A proof in progress, as text: `inkling-lemmas 1`, a line that identifies the proof, and one line per proved
 * lemma with a checksum and the output of `makeLemmaProof`.
 */
export interface KeptLemmas {
  readonly name: string;
  readonly proofs: readonly LemmaProof[];
}

export type KeptLemmasFault =
  | { readonly code: 'not-lemmas' }
  | { readonly code: 'unknown-version'; readonly version: string }
  | { readonly code: 'damaged'; readonly line: number };

export function makeKeptLemmas({ name, proofs }: KeptLemmas): string {
  return `${FORMAT} ${VERSION}\n${name}\n${proofs.map(makeKeptLine).join('')}`;
}

export function makeKeptLine(proof: LemmaProof): string {
  return makeSummedLine(makeLemmaProof(proof));
}

/**
 * Ignores a truncated last line, which an interruption in the middle of a write leaves behind.
 */
export function parseKeptLemmas(text: string): Result<KeptLemmas, KeptLemmasFault> {
  const [first = '', name, ...lines] = text.split('\n');
  const [format, version, ...rest] = first.split(' ');
  if (format !== FORMAT || version === undefined || rest.length > 0) return fail({ code: 'not-lemmas' });
  if (version !== String(VERSION)) return fail({ code: 'unknown-version', version });
  if (name === undefined) return fail({ code: 'damaged', line: 2 });
  const end = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const proofs: LemmaProof[] = [];
  for (const [at, line] of lines.slice(0, end).entries()) {
    const proof = parseKeptLine(line);
    if (proof) proofs.push(proof);
    else if (at < end - 1) return fail({ code: 'damaged', line: at + LINES_BEFORE + 1 });
  }
  return ok({ name, proofs });
}

function parseKeptLine(text: string): LemmaProof | undefined {
  const line = parseSummedLine(text);
  return line === undefined ? undefined : parseLemmaProof(line);
}

const FORMAT = 'inkling-lemmas';
const VERSION = 1;
const LINES_BEFORE = 2;
