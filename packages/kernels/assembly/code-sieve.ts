/**
 * Filters guesses by how they split a list of codes, 64 codes at a time as the bits of one number. A block holds a
 * 64-bit column for each (place, symbol), which says which of its codes have that symbol there; then one for each
 * (symbol, k), which says which codes have the symbol at least k times; the last column is empty. So exact is a sum
 * of bits over the places of the guess, exact + near is a sum over its (symbol, copy) pairs, both computed by full
 * adders, and counting a class takes one AND and one population count. Vectors of bytes were rejected: they need a
 * comparison for each class and 16 codes (see `byte-counts.ts`).
 *
 * The record of a code holds six 16-bit column offsets, in bytes, for its places, then six for its copies; missing
 * places point at the empty column. The same record says in which columns of a block a secret sets its bit.
 */
export function fillColumns(
  records: usize,
  secrets: usize,
  secretCount: u32,
  blocks: usize,
  blockBytes: u32,
  places: u32,
): void {
  memory.fill(blocks, 0, <usize>((secretCount + 63) >> 6) * blockBytes);
  for (let i: u32 = 0; i < secretCount; i++) {
    const block = blocks + <usize>(i >> 6) * blockBytes;
    const bit = (<u64>1) << (i & 63);
    let at = records + <usize>load<u32>(secrets + (i << 2)) * 24;
    for (const end = at + (places << 1); at < end; at += 2) {
      const exact = block + load<u16>(at);
      store<u64>(exact, load<u64>(exact) | bit);
      const copy = block + load<u16>(at, 12);
      store<u64>(copy, load<u64>(copy) | bit);
    }
  }
}

/**
 * Writes the guesses whose cells cost at most the budget to `kept`, in order, and returns their number. `costs` has
 * the cost of a cell for each cell size, as a double.
 *
 * This is deliberately one long function: its counts stay in registers, while smaller functions could pass them on
 * only through memory.
 */
export function siftGuesses(
  records: usize,
  blocks: usize,
  secretCount: u32,
  blockBytes: u32,
  places: u32,
  guesses: usize,
  guessCount: u32,
  costs: usize,
  budget: f64,
  kept: usize,
): u32 {
  const lastBlock = blocks + <usize>((secretCount + 63) >> 6) * blockBytes;
  let keptCount: u32 = 0;
  for (let i: u32 = 0; i < guessCount; i++) {
    const guess = load<u32>(guesses + (i << 2));
    const record = records + <usize>guess * 24;
    let n10: u32 = 0;
    let n11: u32 = 0;
    let n20: u32 = 0;
    let n21: u32 = 0;
    let n22: u32 = 0;
    let n30: u32 = 0;
    let n31: u32 = 0;
    let n32: u32 = 0;
    let n33: u32 = 0;
    let n40: u32 = 0;
    let n41: u32 = 0;
    let n42: u32 = 0;
    let n43: u32 = 0;
    let n44: u32 = 0;
    let n50: u32 = 0;
    let n51: u32 = 0;
    let n52: u32 = 0;
    let n53: u32 = 0;
    let n54: u32 = 0;
    let n55: u32 = 0;
    let n60: u32 = 0;
    let n61: u32 = 0;
    let n62: u32 = 0;
    let n63: u32 = 0;
    let n64: u32 = 0;
    let n66: u32 = 0;
    for (let block = blocks; block < lastBlock; block += blockBytes) {
      let a = load<u64>(block + load<u16>(record));
      let b = load<u64>(block + load<u16>(record, 2));
      let c = load<u64>(block + load<u16>(record, 4));
      let d = load<u64>(block + load<u16>(record, 6));
      let e = load<u64>(block + load<u16>(record, 8));
      let f = load<u64>(block + load<u16>(record, 10));
      let ab = a ^ b;
      let de = d ^ e;
      let ones = ab ^ c ^ de ^ f;
      let p = (a & b) | (ab & c);
      let q = (d & e) | (de & f);
      let r = (ab ^ c) & (de ^ f);
      let pq = p ^ q;
      let twos = pq ^ r;
      let fours = (p & q) | (pq & r);
      const e0 = ~(ones | twos | fours);
      const e1 = ones & ~(twos | fours);
      const e2 = twos & ~(ones | fours);
      const e3 = ones & twos;
      const e4 = fours & ~(ones | twos);
      const e5 = ones & fours;
      const e6 = twos & fours;

      a = load<u64>(block + load<u16>(record, 12));
      b = load<u64>(block + load<u16>(record, 14));
      c = load<u64>(block + load<u16>(record, 16));
      d = load<u64>(block + load<u16>(record, 18));
      e = load<u64>(block + load<u16>(record, 20));
      f = load<u64>(block + load<u16>(record, 22));
      ab = a ^ b;
      de = d ^ e;
      ones = ab ^ c ^ de ^ f;
      p = (a & b) | (ab & c);
      q = (d & e) | (de & f);
      r = (ab ^ c) & (de ^ f);
      pq = p ^ q;
      twos = pq ^ r;
      fours = (p & q) | (pq & r);
      const t1 = ones & ~(twos | fours);
      n10 += count(t1 & e0);
      n11 += count(t1 & e1);
      const t2 = twos & ~(ones | fours);
      n20 += count(t2 & e0);
      n21 += count(t2 & e1);
      n22 += count(t2 & e2);
      const t3 = ones & twos;
      n30 += count(t3 & e0);
      n31 += count(t3 & e1);
      n32 += count(t3 & e2);
      n33 += count(t3 & e3);
      if (places < 4) continue;
      const t4 = fours & ~(ones | twos);
      n40 += count(t4 & e0);
      n41 += count(t4 & e1);
      n42 += count(t4 & e2);
      n43 += count(t4 & e3);
      n44 += count(t4 & e4);
      if (places < 5) continue;
      const t5 = ones & fours;
      n50 += count(t5 & e0);
      n51 += count(t5 & e1);
      n52 += count(t5 & e2);
      n53 += count(t5 & e3);
      n54 += count(t5 & e4);
      n55 += count(t5 & e5);
      if (places < 6) continue;
      const t6 = twos & fours;
      n60 += count(t6 & e0);
      n61 += count(t6 & e1);
      n62 += count(t6 & e2);
      n63 += count(t6 & e3);
      n64 += count(t6 & e4);
      n66 += count(t6 & e6);
    }
    let rest = secretCount - n10 - n11 - n20 - n21 - n22 - n30 - n31 - n32 - n33;
    let cost = cellCost(costs, n10) + cellCost(costs, n11);
    cost += cellCost(costs, n20) + cellCost(costs, n21) + cellCost(costs, n22);
    cost += cellCost(costs, n30) + cellCost(costs, n31) + cellCost(costs, n32) + cellCost(costs, n33);
    if (places > 3) {
      rest -= n40 + n41 + n42 + n43 + n44;
      cost += cellCost(costs, n40) + cellCost(costs, n41) + cellCost(costs, n42) + cellCost(costs, n43);
      cost += cellCost(costs, n44);
    }
    if (places > 4) {
      rest -= n50 + n51 + n52 + n53 + n54 + n55;
      cost += cellCost(costs, n50) + cellCost(costs, n51) + cellCost(costs, n52) + cellCost(costs, n53);
      cost += cellCost(costs, n54) + cellCost(costs, n55);
    }
    if (places > 5) {
      rest -= n60 + n61 + n62 + n63 + n64 + n66;
      cost += cellCost(costs, n60) + cellCost(costs, n61) + cellCost(costs, n62) + cellCost(costs, n63);
      cost += cellCost(costs, n64) + cellCost(costs, n66);
    }
    store<u32>(kept + (keptCount << 2), guess);
    keptCount += u32(cost + cellCost(costs, rest) <= budget);
  }
  return keptCount;
}

function count(codes: u64): u32 {
  return <u32>popcnt<u64>(codes);
}

function cellCost(costs: usize, size: u32): f64 {
  return load<f64>(costs + (size << 3));
}
