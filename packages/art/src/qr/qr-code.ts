import { QrGrid } from './qr-grid.ts';
import { checkBytes } from './reed-solomon.ts';

/**
 * Encodes bytes as a QR code (ISO/IEC 18004, correction level M), for links of up to 180 bytes; returns
 * `undefined` for longer ones. We wrote our own encoder because it is small and the libraries are not.
 */
export function qrCode(bytes: Uint8Array): QrGrid | undefined {
  const version = VERSIONS.findIndex(({ dataBytes }) => bytes.length + 2 <= dataBytes) + 1;
  if (version === 0) return undefined;
  const words = codewords(bytes, VERSIONS[version - 1] as Version);
  const drawn = Array.from({ length: 8 }, (_, mask) => draw(version, words, mask));
  const penalties = drawn.map(penalty);
  return drawn[penalties.indexOf(Math.min(...penalties))];
}

interface Version {
  readonly dataBytes: number;
  readonly blocks: number;
  /** The number of check bytes per block. */
  readonly checkBytes: number;
}

/** Versions 1 to 9 at level M. */
const VERSIONS: readonly Version[] = [
  [16, 1, 10],
  [28, 1, 16],
  [44, 1, 26],
  [64, 2, 18],
  [86, 2, 24],
  [108, 4, 16],
  [124, 4, 18],
  [154, 4, 22],
  [182, 5, 22],
].map(([dataBytes = 0, blocks = 0, check = 0]) => ({ dataBytes, blocks, checkBytes: check }));

/** Splits the bytes, with their length and padding, into blocks with check bytes each, and interleaves them. */
function codewords(bytes: Uint8Array, { dataBytes, blocks, checkBytes: check }: Version): Uint8Array {
  const data = new Uint8Array(dataBytes);
  const BYTES = 4;
  data[0] = (BYTES << 4) | (bytes.length >>> 4);
  data[1] = (bytes.length << 4) & 0xff;
  bytes.forEach((byte, at) => {
    data[at + 1] = (data[at + 1] as number) | (byte >>> 4);
    data[at + 2] = (byte << 4) & 0xff;
  });
  for (let at = bytes.length + 2; at < dataBytes; at++)
    data[at] = (at - bytes.length) % 2 === 0 ? 0xec : 0x11;
  const short = Math.floor(dataBytes / blocks);
  const longer = dataBytes % blocks;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const begin = block * short + Math.max(0, block - (blocks - longer));
    const part = data.subarray(begin, begin + short + (block >= blocks - longer ? 1 : 0));
    return { part, check: checkBytes(part, check) };
  });
  const words: number[] = [];
  for (let at = 0; at <= short; at++)
    for (const { part } of parts) if (at < part.length) words.push(part[at] as number);
  for (let at = 0; at < check; at++) for (const each of parts) words.push(each.check[at] as number);
  return Uint8Array.from(words);
}

function draw(version: number, words: Uint8Array, mask: number): QrGrid {
  const grid = new QrGrid(version);
  grid.setFormat(mask);
  const { size } = grid;
  let bit = 0;
  // Fill columns of two from the right, alternately upwards and downwards, skipping the timing column.
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = isUpwards ? size - 1 - step : step;
      for (const col of [right, right - 1]) {
        if (grid.isFixed(row, col)) continue;
        const isOne = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        grid.set(row, col, isOne !== isMasked(mask, row, col));
        bit++;
      }
    }
  }
  return grid;
}

export function isMasked(mask: number, row: number, col: number): boolean {
  const [sum, product] = [row + col, row * col];
  const values = [
    sum % 2,
    row % 2,
    col % 3,
    sum % 3,
    (Math.floor(row / 2) + Math.floor(col / 3)) % 2,
    (product % 2) + (product % 3),
    ((product % 2) + (product % 3)) % 2,
    ((sum % 2) + (product % 3)) % 2,
  ];
  return values[mask] === 0;
}

/** Scores how hard a code is to read: long runs, blocks of one colour, and an imbalance of dark and light. */
function penalty(grid: QrGrid): number {
  const { size } = grid;
  let points = 0;
  let dark = 0;
  for (let i = 0; i < size; i++) {
    points += runs(size, (j) => grid.isDark(i, j)) + runs(size, (j) => grid.isDark(j, i));
    for (let j = 0; j < size; j++) {
      if (grid.isDark(i, j)) dark++;
      if (i + 1 === size || j + 1 === size) continue;
      const [here, ...others] = [
        [i, j],
        [i + 1, j],
        [i, j + 1],
        [i + 1, j + 1],
      ].map(([row = 0, col = 0]) => grid.isDark(row, col));
      if (others.every((other) => other === here)) points += 3;
    }
  }
  return points + 10 * Math.floor(Math.abs((dark * 20) / size ** 2 - 10));
}

/** Penalty for runs of five or more equal modules, and for anything that looks like a corner pattern. */
function runs(size: number, isDark: (at: number) => boolean): number {
  const line = Array.from({ length: size }, (_, at) => (isDark(at) ? '1' : '0')).join('');
  const long = [...line.matchAll(/0{5,}|1{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0);
  const corners = [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  return long + 40 * corners;
}
