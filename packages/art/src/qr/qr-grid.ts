/** The square of a QR code: which modules are dark, and which belong to its fixed patterns. */
export class QrGrid {
  readonly size: number;
  readonly #dark: Uint8Array;
  readonly #fixed: Uint8Array;

  /** Draws all fixed patterns except the format. @param version 1 … 9 */
  constructor(version: number) {
    this.size = 17 + 4 * version;
    this.#dark = new Uint8Array(this.size ** 2);
    this.#fixed = new Uint8Array(this.size ** 2);
    const last = this.size - 1;
    for (let i = 0; i < this.size; i++) {
      this.#fix(6, i, i % 2 === 0);
      this.#fix(i, 6, i % 2 === 0);
    }
    for (const [row, col] of [
      [3, 3],
      [3, last - 3],
      [last - 3, 3],
    ] as const)
      this.#square(row, col, [0, 1, 3]);
    const places = alignmentPlaces(version, this.size);
    for (const row of places)
      for (const col of places) if (!this.#isCorner(row, col)) this.#square(row, col, [0, 2]);
    this.setFormat(0);
    if (version >= 7) this.#setVersion(version);
  }

  isDark(row: number, col: number): boolean {
    return this.#dark[row * this.size + col] === 1;
  }

  isFixed(row: number, col: number): boolean {
    return this.#fixed[row * this.size + col] === 1;
  }

  set(row: number, col: number, isDark: boolean): void {
    this.#dark[row * this.size + col] = isDark ? 1 : 0;
  }

  /** Writes the correction level (M) and the mask, twice. */
  setFormat(mask: number): void {
    const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
    const { size } = this;
    for (let i = 0; i < 15; i++) {
      const isDark = ((bits >>> i) & 1) === 1;
      const [row, col] = i < 6 ? [i, 8] : i < 8 ? [i + 1, 8] : i === 8 ? [8, 7] : [8, 14 - i];
      this.#fix(row, col, isDark);
      if (i < 8) this.#fix(8, size - 1 - i, isDark);
      else this.#fix(size - 15 + i, 8, isDark);
    }
    this.#fix(size - 8, 8, true);
  }

  #setVersion(version: number): void {
    const bits = (version << 12) | remainder(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const isDark = ((bits >>> i) & 1) === 1;
      const [near, far] = [Math.floor(i / 3), this.size - 11 + (i % 3)];
      this.#fix(near, far, isDark);
      this.#fix(far, near, isDark);
    }
  }

  /** Draws concentric squares, dark at these distances from the centre. Those of a corner have a light rim. */
  #square(row: number, col: number, darkAt: readonly number[]): void {
    const reach = darkAt.includes(3) ? 4 : 2;
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) {
        const distance = Math.max(Math.abs(x), Math.abs(y));
        const isDark = distance <= 1 && reach === 4 ? true : darkAt.includes(distance);
        this.#fix(row + y, col + x, isDark);
      }
  }

  /** Whether a corner pattern is centred here. */
  #isCorner(row: number, col: number): boolean {
    const far = this.size - 7;
    return (row === 6 && col === 6) || (row === 6 && col === far) || (row === far && col === 6);
  }

  #fix(row: number, col: number, isDark: boolean): void {
    if (row < 0 || col < 0 || row >= this.size || col >= this.size) return;
    this.set(row, col, isDark);
    this.#fixed[row * this.size + col] = 1;
  }
}

function alignmentPlaces(version: number, size: number): readonly number[] {
  if (version === 1) return [];
  return version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
}

/** The remainder of `value`, shifted left by `bits`, divided by a polynomial over GF(2). */
function remainder(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial);
  return rest;
}
