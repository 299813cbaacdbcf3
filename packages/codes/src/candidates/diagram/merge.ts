import type { Layers } from './layers.ts';

/**
 * Builds the smallest automaton with the same paths. From the last layer to the first, nodes that lead nowhere are
 * removed, and nodes with equal rows of arcs are merged; for an acyclic automaton, this gives the minimal one. The rows
 * are overwritten, so the caller must not use them again.
 *
 * `labels` has the labels of the nodes of the last layer, −1 for rejected nodes.
 */
export function mergeLayers(symbols: number, rows: readonly Int32Array[], labels: Int32Array): Layers {
  const ends = [...new Set(labels)].filter((label) => label >= 0).toSorted((a, b) => a - b);
  let ids = labels.map((label) => ends.indexOf(label));
  const arcs: Int32Array[] = [];
  const sizes = [ends.length];
  for (let place = rows.length - 1; place >= 0; place--) {
    const merged = mergeRows(symbols, rows[place], ids);
    arcs.unshift(merged.rows);
    sizes.unshift(merged.rows.length / symbols);
    ids = merged.ids;
  }
  return { symbols, sizes, arcs, ends: Int32Array.from(ends) };
}

/** Renumbers the targets, drops rows without one, and keeps the first of equal rows, packed to the front. */
function mergeRows(symbols: number, rows: Int32Array, targets: Int32Array) {
  const count = rows.length / symbols;
  const ids = new Int32Array(count).fill(-1);
  let bits = 4;
  while (1 << bits < count * 2) bits++;
  const slots = new Int32Array(1 << bits).fill(-1);
  let kept = 0;
  for (let row = 0; row < count; row++) {
    const at = kept * symbols;
    let h = 0;
    let alive = false;
    for (let symbol = 0; symbol < symbols; symbol++) {
      const arc = rows[row * symbols + symbol];
      const target = arc < 0 ? -1 : targets[arc];
      if (target >= 0) alive = true;
      rows[at + symbol] = target;
      h = Math.imul(h ^ target, 0x9e3779b1);
      h ^= h >>> 15;
    }
    if (!alive) continue;
    let slot = h & (slots.length - 1);
    while (slots[slot] >= 0 && !rowsEqual(rows, slots[slot] * symbols, at, symbols))
      slot = (slot + 1) & (slots.length - 1);
    if (slots[slot] < 0) slots[slot] = kept++;
    ids[row] = slots[slot];
  }
  return { ids, rows: rows.slice(0, kept * symbols) };
}

function rowsEqual(rows: Int32Array, one: number, other: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (rows[one + i] !== rows[other + i]) return false;
  return true;
}
