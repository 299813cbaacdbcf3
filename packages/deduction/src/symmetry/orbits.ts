/** The orbits of 0 … count − 1 under permutations, joined pair by pair (union–find). */
export class Orbits {
  readonly #parents: Int32Array;

  constructor(count: number) {
    this.#parents = new Int32Array(count);
    for (let i = 0; i < count; i++) this.#parents[i] = i;
  }

  /** Returns the lowest number in the orbit of a number, which names the orbit. */
  nameOf(number: number): number {
    const parents = this.#parents;
    let at = number;
    for (let above = parents[at]; above !== at; above = parents[at]) {
      parents[at] = parents[above];
      at = above;
    }
    return at;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.nameOf(one), this.nameOf(other)];
    if (a !== b) this.#parents[Math.max(a, b)] = Math.min(a, b);
  }

  /** Joins each number with its image under a permutation. */
  joinImages(images: Int32Array): void {
    for (let i = 0; i < images.length; i++) this.join(i, images[i]);
  }
}
