/** Begins each page at its top, and brings back where one was on the way back to it. */
export class PageScroll {
  readonly #places = new Map<number, number>();
  #visit = 0;

  constructor() {
    history.scrollRestoration = 'manual';
  }

  /** Before the page gives way to another. */
  leave(): void {
    this.#places.set(this.#visit, window.scrollY);
  }

  /** When the page that the address names is there. A new entry of the browser's history carries no number yet. */
  arrive(): void {
    const known = numberIn(history.state);
    const place = known === undefined ? undefined : this.#places.get(known);
    this.#visit = known !== undefined && place !== undefined ? known : this.#places.size + 1;
    history.replaceState({ visit: this.#visit }, '');
    requestAnimationFrame(() => window.scrollTo(0, place ?? 0));
  }
}

function numberIn(state: unknown): number | undefined {
  const { visit } = (typeof state === 'object' && state !== null ? state : {}) as { visit?: unknown };
  return typeof visit === 'number' ? visit : undefined;
}
