/**
 * Computes the exact-and-near feedback of one guess against many codes, 64 codes at a time. A block holds a 64-byte
 * column for each place (the symbols there), then one for each symbol (how often the code has it). So exact is a sum
 * of byte comparisons, and exact + near is a sum of byte minima over the distinct symbols of the guess; both work
 * for any number of places. Rejected: nibbles with a SWAR sum (twice the instructions, and at most 16 symbols);
 * code unrolled for each number of places (the loops here cost little, because each step handles four vectors).
 *
 * `guess` points at a `CODE_RECORD` of `layout.ts`: symbols, then copies, then column offsets.
 */
export function codeClasses(
  codes: usize,
  blocks: u32,
  blockBytes: u32,
  guess: usize,
  places: u32,
  distinct: u32,
  classes: usize,
): void {
  for (let block: u32 = 0; block < blocks; block++) {
    let e0 = i8x16.splat(0);
    let e1 = i8x16.splat(0);
    let e2 = i8x16.splat(0);
    let e3 = i8x16.splat(0);
    let column = codes;
    for (let place: u32 = 0; place < places; place++) {
      const symbol = v128.load8_splat(guess + place);
      e0 = i8x16.sub(e0, i8x16.eq(v128.load(column), symbol));
      e1 = i8x16.sub(e1, i8x16.eq(v128.load(column, 16), symbol));
      e2 = i8x16.sub(e2, i8x16.eq(v128.load(column, 32), symbol));
      e3 = i8x16.sub(e3, i8x16.eq(v128.load(column, 48), symbol));
      column += 64;
    }
    // Totals start at −1: lane t − 1 of the table is the triangular number of t, and swizzle gives 0 for lane −1.
    let t0 = i8x16.splat(-1);
    let t1 = i8x16.splat(-1);
    let t2 = i8x16.splat(-1);
    let t3 = i8x16.splat(-1);
    for (let kind: u32 = 0; kind < distinct; kind++) {
      const copies = v128.load8_splat(guess + kind, 16);
      const counts = codes + load<u32>(guess + (kind << 2), 32);
      t0 = i8x16.add(t0, i8x16.min_u(v128.load(counts), copies));
      t1 = i8x16.add(t1, i8x16.min_u(v128.load(counts, 16), copies));
      t2 = i8x16.add(t2, i8x16.min_u(v128.load(counts, 32), copies));
      t3 = i8x16.add(t3, i8x16.min_u(v128.load(counts, 48), copies));
    }
    const triangle = i8x16(1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, -120);
    v128.store(classes, i8x16.add(e0, i8x16.swizzle(triangle, t0)));
    v128.store(classes, i8x16.add(e1, i8x16.swizzle(triangle, t1)), 16);
    v128.store(classes, i8x16.add(e2, i8x16.swizzle(triangle, t2)), 32);
    v128.store(classes, i8x16.add(e3, i8x16.swizzle(triangle, t3)), 48);
    codes += blockBytes;
    classes += 64;
  }
}
