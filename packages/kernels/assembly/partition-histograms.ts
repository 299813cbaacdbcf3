/**
 * Computes, for each guess of a list, the histogram of classes over a list of secrets, from a row-major matrix of
 * classes. This is a gather, so it is scalar. In long lists even and odd secrets are counted in two tables, because
 * two consecutive increments of one cell would wait for each other. `histograms` gets `classCount` numbers per
 * guess; `spare` has room for `classCount` numbers and is zero before and after each call.
 */
export function partitionHistograms(
  matrix: usize,
  rowBytes: u32,
  guesses: usize,
  guessCount: u32,
  secrets: usize,
  secretCount: u32,
  classCount: u32,
  spare: usize,
  histograms: usize,
): void {
  const paired: u32 = secretCount < 4 * classCount ? 0 : secretCount & ~1;
  memory.fill(histograms, 0, <usize>guessCount * classCount * 4);
  for (let guess: u32 = 0; guess < guessCount; guess++) {
    const row = matrix + <usize>load<u32>(guesses + (guess << 2)) * rowBytes;
    let at = secrets;
    for (const end = secrets + (paired << 2); at < end; at += 8) {
      const first = histograms + ((<usize>load<u8>(row + load<u32>(at))) << 2);
      const second = spare + ((<usize>load<u8>(row + load<u32>(at, 4))) << 2);
      store<u32>(first, load<u32>(first) + 1);
      store<u32>(second, load<u32>(second) + 1);
    }
    for (const end = secrets + (secretCount << 2); at < end; at += 4) {
      const cell = histograms + ((<usize>load<u8>(row + load<u32>(at))) << 2);
      store<u32>(cell, load<u32>(cell) + 1);
    }
    if (paired > 0)
      for (let cell: u32 = 0; cell < classCount << 2; cell += 4) {
        store<u32>(histograms + cell, load<u32>(histograms + cell) + load<u32>(spare + cell));
        store<u32>(spare + cell, 0);
      }
    histograms += classCount << 2;
  }
}
