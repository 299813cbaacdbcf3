/** The lines of a file that comes in pieces. One that is longer than any is cut: whoever reads it refuses it. */
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

/** Pieces from the first on, of which some were read already; whoever reads them again closes what they come from. */
export async function* resumed(
  read: readonly Buffer[],
  rest: AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  yield* read;
  yield* rest;
}

const LINE_LENGTH_MAX = 2 ** 20;
