/**
 * Transposes a row-major matrix of `rowCount` × `columnCount` bytes into columns of `stride` bytes. Squares of 16 ×
 * 16 take four rounds of a perfect shuffle through `scratch` (512 bytes); copying byte by byte, columns 4,096 bytes
 * apart would evict each other from the L1 cache. Four squares of the same columns are processed in a row, so that a
 * whole cache line is written while its page is at hand.
 */
export function transpose(
  from: usize,
  rowCount: u32,
  columnCount: u32,
  to: usize,
  stride: u32,
  scratch: usize,
): void {
  const wholeRows = rowCount & ~15;
  const wholeColumns = columnCount & ~15;
  for (let block: u32 = 0; block < wholeRows; block += LINE) {
    const end = min(block + LINE, wholeRows);
    for (let column: u32 = 0; column < wholeColumns; column += 16)
      for (let row = block; row < end; row += 16)
        transposeSquare(
          from + row * columnCount + column,
          columnCount,
          to + column * stride + row,
          stride,
          scratch,
        );
    for (let column = wholeColumns; column < columnCount; column++)
      for (let row = block; row < end; row++)
        store<u8>(to + column * stride + row, load<u8>(from + row * columnCount + column));
  }
  for (let row = wholeRows; row < rowCount; row++)
    for (let column: u32 = 0; column < columnCount; column++)
      store<u8>(to + column * stride + row, load<u8>(from + row * columnCount + column));
}

const LINE: u32 = 64;

function transposeSquare(from: usize, step: u32, to: usize, stride: u32, scratch: usize): void {
  for (let i: u32 = 0; i < 16; i++) v128.store(scratch + (i << 4), v128.load(from + i * step));
  let source = scratch;
  let target = scratch + 256;
  for (let round = 0; round < 4; round++) {
    for (let i: u32 = 0; i < 8; i++) {
      const a = v128.load(source + (i << 4));
      const b = v128.load(source + (i << 4), 128);
      v128.store(
        target + (i << 5),
        v128.shuffle<u8>(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23),
      );
      v128.store(
        target + (i << 5),
        v128.shuffle<u8>(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31),
        16,
      );
    }
    const swapped = source;
    source = target;
    target = swapped;
  }
  for (let i: u32 = 0; i < 16; i++) v128.store(to + i * stride, v128.load(source + (i << 4)));
}
