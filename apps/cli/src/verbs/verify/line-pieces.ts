/**
 * Yields the lines of a file that arrives in pieces. Cuts off a line that exceeds the maximum length and stops;
 * the consumer rejects that line.
 */
export async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece.toString('latin1')).split('\n');
    rest = lines.pop() as string;
    yield* lines;
    if (rest.length > LINE_LENGTH_MAX) {
      yield rest;
      return;
    }
  }
  if (rest !== '') yield rest;
}

/**
 * Yields all pieces from the first on, although some have already been read. The consumer also closes their
 * source.
 */
export async function* resumed(
  read: readonly Buffer[],
  rest: AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  yield* read;
  yield* rest;
}

const LINE_LENGTH_MAX = 2 ** 20;
