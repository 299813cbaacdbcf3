/** Thrown if a file cannot be read or decompressed beyond a number of lines. */
export class DamagedFileError extends Error {
  readonly lines: number;

  constructor(lines: number) {
    super(`damaged after line ${lines}`);
    this.lines = lines;
  }
}

/**
 * Yields the lines of a proof, gzipped or not, as they are read. A line beyond the maximum length is cut, and
 * the checker then rejects it.
 */
export async function* linesOf(blob: Blob): AsyncGenerator<string> {
  let count = 0;
  let rest = '';
  const decoder = new TextDecoder('latin1');
  const reader = (await unpacked(blob)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new DamagedFileError(count);
      });
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      count += lines.length;
      yield* lines;
      if (rest.length > LINE_LENGTH_MAX) {
        yield rest;
        return;
      }
    }
    if (rest !== '') yield rest;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function unpacked(blob: Blob): Promise<ReadableStream<Uint8Array>> {
  const head = new Uint8Array(
    await blob
      .slice(0, 2)
      .arrayBuffer()
      .catch(() => {
        throw new DamagedFileError(0);
      }),
  );
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  return isPacked ? blob.stream().pipeThrough(new DecompressionStream('gzip')) : blob.stream();
}

const LINE_LENGTH_MAX = 2 ** 20;
