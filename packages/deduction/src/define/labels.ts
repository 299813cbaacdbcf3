/** The items of a list with their indices. An item is found by identity, or else by its label. */
export class LabelledList<Item> {
  /** The internal copy, which is not frozen: V8 takes almost half as long again to read a frozen array in a loop. */
  readonly items: readonly Item[];
  /** A frozen copy for callers, who cannot change it. */
  readonly frozen: readonly Item[];
  readonly labels: readonly string[];
  readonly #what: ItemKind;
  readonly #byItem: ReadonlyMap<Item, number>;
  readonly #byLabel: ReadonlyMap<string, number>;
  readonly #label: (item: Item) => string;

  /** Throws a `TypeError` for an empty list, a label that is empty or no string, and two items with the same label. */
  constructor(what: ItemKind, items: readonly Item[], label: (item: Item) => string) {
    const list = PLURALS[what];
    if (!Array.isArray(items)) throw new TypeError(`${list} must be an array`);
    if (items.length === 0) throw new TypeError(`the list of ${list} is empty`);
    this.#what = what;
    this.#label = label;
    const own = Array.from(items as readonly Item[]);
    this.items = own;
    this.frozen = Object.freeze([...own]);
    this.#byItem = new Map(own.map((item, number) => [item, number]));
    const byLabel = new Map<string, number>();
    this.labels = own.map((item, number) => {
      const text = labelFor(label, item, `${what} ${number}`);
      if (typeof text !== 'string' || text === '')
        throw new TypeError(`the label of ${what} ${number} must be a non-empty string`);
      const before = byLabel.get(text);
      if (before !== undefined)
        throw new TypeError(`${list} ${before} and ${number} have the same label “${text}”`);
      byLabel.set(text, number);
      return text;
    });
    this.#byLabel = byLabel;
  }

  /** Returns the index of an item, which may be a copy with the same label; undefined for anything else. */
  find(item: Item): number | undefined {
    const known = this.#byItem.get(item);
    if (known !== undefined || typeof item !== 'object') return known;
    try {
      return this.#byLabel.get(this.#label(item));
    } catch {
      return undefined;
    }
  }

  /**
   * Returns the index of an item, or throws a `TypeError`. `place` tells the error message where the item was given.
   */
  numberOf(item: Item, place = ''): number {
    const number = this.find(item);
    if (number === undefined)
      throw new TypeError(
        `${place === '' ? '' : `${place}: `}${shown(item)} is not a ${this.#what} of this game`,
      );
    return number;
  }

  /** Formats an item for an error message. Objects are shown by their label. */
  shownAt(number: number): string {
    const item = this.items[number];
    return shown(typeof item === 'object' ? this.labels[number] : item);
  }

  /** Returns the index of the item with this label. */
  parse(text: string): number | undefined {
    return this.#byLabel.get(text);
  }
}

/** Returns the label of an item. If `label` throws, the error is wrapped in one that names the item. */
function labelFor<Item>(label: (item: Item) => unknown, item: Item, place: string): unknown {
  try {
    return label(item);
  } catch (error) {
    throw new TypeError(`${place} has no label: ${reasonOf(error).split('\n')[0]}`, { cause: error });
  }
}

type ItemKind = 'secret' | 'guess';
const PLURALS: Readonly<Record<ItemKind, string>> = { secret: 'secrets', guess: 'guesses' };

/** The default label: objects as JSON, and all other values in their string form. */
export function plainLabel(item: unknown): string {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null) return String(item);
  return JSON.stringify(item);
}

/** Returns the message of a caught error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : shown(error);
}

/** Whether a value is a promise, as an async function returns. */
export function isPromise(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'then') === 'function';
}

/** Formats a value for an error message, truncated to 60 characters. */
export function shown(value: unknown): string {
  let text: string;
  try {
    text = typeof value === 'string' ? `“${value}”` : plainLabel(value);
  } catch {
    text = Object.prototype.toString.call(value);
  }
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
