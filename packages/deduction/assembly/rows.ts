/**
 * Counts the classes of each row of a matrix on some of its columns. The matrix is stored column by column, a byte a
 * row, with each column padded to a multiple of 64 rows. No class is above 15 (`countFew`) or 31 (`countMany`), so a
 * row's classes are the bits of two or four bytes, and a swizzle looks up the bits of sixteen rows simultaneously.
 *
 * `columns` points to the columns' addresses, four bytes each.
 */
export function countFew(columns: usize, columnCount: u32, rows: u32, parts: usize): void {
  const low = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
  const high = i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, -128);
  const end = columns + (columnCount << 2);
  for (let row: u32 = 0; row < rows; row += 64) {
    let a0 = i8x16.splat(0);
    let a1 = i8x16.splat(0);
    let a2 = i8x16.splat(0);
    let a3 = i8x16.splat(0);
    let b0 = i8x16.splat(0);
    let b1 = i8x16.splat(0);
    let b2 = i8x16.splat(0);
    let b3 = i8x16.splat(0);
    for (let at = columns; at < end; at += 4) {
      const cells = <usize>load<u32>(at) + row;
      let cls = v128.load(cells);
      a0 = v128.or(a0, i8x16.swizzle(low, cls));
      b0 = v128.or(b0, i8x16.swizzle(high, cls));
      cls = v128.load(cells, 16);
      a1 = v128.or(a1, i8x16.swizzle(low, cls));
      b1 = v128.or(b1, i8x16.swizzle(high, cls));
      cls = v128.load(cells, 32);
      a2 = v128.or(a2, i8x16.swizzle(low, cls));
      b2 = v128.or(b2, i8x16.swizzle(high, cls));
      cls = v128.load(cells, 48);
      a3 = v128.or(a3, i8x16.swizzle(low, cls));
      b3 = v128.or(b3, i8x16.swizzle(high, cls));
    }
    const to = parts + row;
    v128.store(to, bitsOf(a0, b0));
    v128.store(to, bitsOf(a1, b1), 16);
    v128.store(to, bitsOf(a2, b2), 32);
    v128.store(to, bitsOf(a3, b3), 48);
  }
}

export function countMany(columns: usize, columnCount: u32, rows: u32, parts: usize): void {
  const low = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
  const high = i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, -128);
  const sixteen = i8x16.splat(16);
  const end = columns + (columnCount << 2);
  for (let row: u32 = 0; row < rows; row += 32) {
    let a0 = i8x16.splat(0);
    let a1 = i8x16.splat(0);
    let b0 = i8x16.splat(0);
    let b1 = i8x16.splat(0);
    let c0 = i8x16.splat(0);
    let c1 = i8x16.splat(0);
    let d0 = i8x16.splat(0);
    let d1 = i8x16.splat(0);
    for (let at = columns; at < end; at += 4) {
      const cells = <usize>load<u32>(at) + row;
      let cls = v128.load(cells);
      a0 = v128.or(a0, i8x16.swizzle(low, cls));
      b0 = v128.or(b0, i8x16.swizzle(high, cls));
      cls = i8x16.sub(cls, sixteen);
      c0 = v128.or(c0, i8x16.swizzle(low, cls));
      d0 = v128.or(d0, i8x16.swizzle(high, cls));
      cls = v128.load(cells, 16);
      a1 = v128.or(a1, i8x16.swizzle(low, cls));
      b1 = v128.or(b1, i8x16.swizzle(high, cls));
      cls = i8x16.sub(cls, sixteen);
      c1 = v128.or(c1, i8x16.swizzle(low, cls));
      d1 = v128.or(d1, i8x16.swizzle(high, cls));
    }
    const to = parts + row;
    v128.store(to, i8x16.add(bitsOf(a0, b0), bitsOf(c0, d0)));
    v128.store(to, i8x16.add(bitsOf(a1, b1), bitsOf(c1, d1)), 16);
  }
}

/**
 * Does the same for any classes, if there are few columns: each column is compared with all before it. `scratch`
 * needs 32 bytes a column.
 */
export function countPairs(columns: usize, columnCount: u32, rows: u32, parts: usize, scratch: usize): void {
  const end = scratch + ((<usize>columnCount) << 5);
  const most = i8x16.splat(<i8>columnCount);
  for (let row: u32 = 0; row < rows; row += 32) {
    let a = most;
    let b = most;
    let column = columns;
    for (let at = scratch; at < end; at += 32) {
      const cells = <usize>load<u32>(column) + row;
      column += 4;
      const first = v128.load(cells);
      const second = v128.load(cells, 16);
      let c = i8x16.splat(0);
      let d = i8x16.splat(0);
      for (let before = scratch; before < at; before += 32) {
        c = v128.or(c, i8x16.eq(v128.load(before), first));
        d = v128.or(d, i8x16.eq(v128.load(before, 16), second));
      }
      v128.store(at, first);
      v128.store(at, second, 16);
      a = i8x16.add(a, c);
      b = i8x16.add(b, d);
    }
    v128.store(parts + row, a);
    v128.store(parts + row, b, 16);
  }
}

function bitsOf(a: v128, b: v128): v128 {
  return i8x16.add(i8x16.popcnt(a), i8x16.popcnt(b));
}

/** Returns the highest of `rows` bytes (a multiple of 16). Overwrites the sixteen bytes after them. */
export function most(parts: usize, rows: u32): u32 {
  let top = i8x16.splat(0);
  const end = parts + rows;
  for (let at = parts; at < end; at += 16) top = i8x16.max_u(top, v128.load(at));
  let result: u32 = 0;
  v128.store(parts + rows, top);
  for (let i: u32 = 0; i < 16; i++) {
    const value = <u32>load<u8>(parts + rows + i);
    if (value > result) result = value;
  }
  return result;
}

/** Lists the rows with at least `least` parts, ascending, and returns how many there are. */
export function select(parts: usize, rows: u32, least: u32, list: usize): u32 {
  const limit = i8x16.splat(<i8>least);
  let at = list;
  for (let row: u32 = 0; row < rows; row += 16) {
    let bits = <u32>i8x16.bitmask(i8x16.ge_u(v128.load(parts + row), limit));
    while (bits !== 0) {
      store<u32>(at, row + ctz(bits));
      at += 4;
      bits &= bits - 1;
    }
  }
  return <u32>((at - list) >> 2);
}
