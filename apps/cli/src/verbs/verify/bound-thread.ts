import { parentPort, workerData } from 'node:worker_threads';
import type { Result } from '@inkling/core/result';
import { type BoundFault, type BoundProof, BoundReader } from '@inkling/deduction/check/bound-proof';
import type { KnownList } from '@inkling/deduction/check/named-list';
import { type FileFault, pieceFault, readPieces } from '../../shell/text-file.ts';
import { linesOf } from './line-pieces.ts';

/** The input of a thread that checks every lemma whose number modulo `parts` is `part`. */
export interface BoundThreadData {
  /** The file that the thread reads. Undefined if it requests piece after piece instead. */
  readonly path: string | undefined;
  readonly lists: readonly KnownList[];
  readonly part: number;
  readonly parts: number;
}

export type BoundThreadUpdate =
  | { readonly kind: 'asks' }
  | { readonly kind: 'at'; readonly lemmas: number; readonly lines: number }
  | { readonly kind: 'checked'; readonly checked: Result<BoundProof, BoundFault> }
  | { readonly kind: 'unreadable'; readonly fault: FileFault };

if (parentPort) void check(workerData as BoundThreadData, (update) => parentPort?.postMessage(update, []));

async function check(
  { path, lists, part, parts }: BoundThreadData,
  tell: (update: BoundThreadUpdate) => void,
): Promise<void> {
  const reader = new BoundReader({ part: { part, parts }, lists });
  let lines = 0;
  let reportedAt = Date.now();
  try {
    for await (const line of linesOf(path === undefined ? askedPieces(tell) : readPieces(path))) {
      lines++;
      if (reader.read(line)) break;
      if (Date.now() - reportedAt < TELL_EVERY_MS) continue;
      reportedAt = Date.now();
      tell({ kind: 'at', lemmas: reader.lemmas, lines });
    }
    tell({ kind: 'checked', checked: reader.finish() });
  } catch (error) {
    tell({ kind: 'unreadable', fault: pieceFault(error) });
  }
}

/** Yields the pieces that the main thread sends on request, up to the last one. */
async function* askedPieces(tell: (update: BoundThreadUpdate) => void): AsyncGenerator<Buffer> {
  for (;;) {
    const given = new Promise<Uint8Array | undefined>((resolve) => parentPort?.once('message', resolve));
    tell({ kind: 'asks' });
    const piece = await given;
    if (!piece) return;
    yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  }
}

const TELL_EVERY_MS = 100;
