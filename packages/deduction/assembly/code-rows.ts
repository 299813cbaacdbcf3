import { take } from './memory';

/**
 * Computes exact/near answers between codes, sixteen at a time. There is a column for each place (its symbols) and one
 * for each symbol (its count in each code), so that exact is a sum of byte comparisons, and exact + near a sum of byte
 * minima over the distinct symbols of the guess. A class is the triangular number of exact + near, plus exact.
 */
let table: usize = 0;
let columns: usize = 0;
let stride: usize = 0;
let count: u32 = 0;
let places: u32 = 0;
let symbols: u32 = 0;

/**
 * Takes room for codes: at least sixteen of them, with at most sixteen places. Returns where to write their symbols,
 * a byte each.
 */
export function layOutCodes(codeCount: u32, placeCount: u32, symbolCount: u32): usize {
  count = codeCount;
  places = placeCount;
  symbols = symbolCount;
  stride = <usize>((count + 15) & ~15);
  table = take(<usize>count * places);
  columns = take(stride * (places + symbols));
  return table;
}

/** Call it when the symbols are written. Returns the address for `rows` consecutive rows. */
export function spreadCodes(rows: u32): usize {
  const sums = columns + stride * places;
  memory.fill(columns, 0, stride * (places + symbols));
  for (let code: usize = 0; code < <usize>count; code++)
    for (let place: usize = 0; place < <usize>places; place++) {
      const symbol = load<u8>(table + code * places + place);
      store<u8>(columns + stride * place + code, symbol);
      const sum = sums + stride * symbol + code;
      store<u8>(sum, load<u8>(sum) + 1);
    }
  return take(<usize>rows * count + 16);
}

/** Writes the class of every code for one guess; returns how many different ones there are. May write 15 bytes more. */
export function answerCode(guess: u32, to: usize, classCount: u32): u32 {
  const symbolsAt = table + <usize>guess * places;
  const sums = columns + stride * places;
  const triangle = i8x16(1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, -120);
  for (let block: usize = 0; block < stride; block += 16) {
    let exact = i8x16.splat(0);
    // It starts at −1: lane t − 1 of `triangle` has the triangular number of t, and swizzle gives 0 for lane −1.
    let both = i8x16.splat(-1);
    for (let place: u32 = 0; place < places; place++) {
      const symbol = load<u8>(symbolsAt + place);
      const here = v128.load(columns + stride * place + block);
      exact = i8x16.sub(exact, i8x16.eq(here, i8x16.splat(<i8>symbol)));
      if (isRepeated(symbolsAt, place, symbol)) continue;
      const sum = sums + stride * symbol;
      both = i8x16.add(both, i8x16.min_u(v128.load(sum + block), v128.load8_splat(sum + guess)));
    }
    v128.store(to + block, i8x16.add(exact, i8x16.swizzle(triangle, both)));
  }
  return partsOf(to, classCount);
}

function isRepeated(symbolsAt: usize, place: u32, symbol: u8): bool {
  for (let before: u32 = 0; before < place; before++)
    if (load<u8>(symbolsAt + before) === symbol) return true;
  return false;
}

/** Counts the different classes of a row, sixteen cells at a time. Each class is a bit of one of two bytes. */
function partsOf(row: usize, classCount: u32): u32 {
  const low = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
  const high = i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, -128);
  // The last block of sixteen may overlap the one before.
  const last = row + count - 16;
  let parts: u32 = 0;
  for (let first: u32 = 0; first < classCount; first += 16) {
    const below = i8x16.splat(<i8>first);
    let a = i8x16.splat(0);
    let b = i8x16.splat(0);
    for (let at = row; at < last + 16; at += 16) {
      const classes = i8x16.sub(v128.load(min(at, last)), below);
      a = v128.or(a, i8x16.swizzle(low, classes));
      b = v128.or(b, i8x16.swizzle(high, classes));
    }
    parts += bitsOf(a) + bitsOf(b);
  }
  return parts;
}

/** Returns the number of bits in the union of sixteen bytes. */
function bitsOf(bytes: v128): u32 {
  let bits = i64x2.extract_lane(bytes, 0) | i64x2.extract_lane(bytes, 1);
  bits |= bits >> 32;
  bits |= bits >> 16;
  bits |= bits >> 8;
  return <u32>popcnt(bits & 255);
}
