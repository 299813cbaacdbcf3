/**
 * A queue in which owners take turns: an owner's next item waits for at most one item of each other owner. The items of
 * one owner come out in order.
 */
export class FairQueue<T> {
  /** The items of each owner. The owners are in the order in which their turns come. */
  readonly #byOwner = new Map<string, T[]>();
  readonly #mostOfOne: number;
  readonly #most: number;
  #size = 0;

  constructor(mostOfOne: number, most: number) {
    this.#mostOfOne = mostOfOne;
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds an item. Returns false if the queue is full or this owner has reached the limit for one owner. */
  push(owner: string, item: T): boolean {
    const own = this.#byOwner.get(owner);
    if (this.#size >= this.#most || (own?.length ?? 0) >= this.#mostOfOne) return false;
    if (own) own.push(item);
    else this.#byOwner.set(owner, [item]);
    this.#size++;
    return true;
  }

  shift(): T | undefined {
    const [next] = this.#byOwner;
    if (!next) return undefined;
    const [owner, [item, ...rest]] = next;
    this.#byOwner.delete(owner);
    if (rest.length > 0) this.#byOwner.set(owner, rest);
    this.#size--;
    return item;
  }
}
