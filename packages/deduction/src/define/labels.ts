/** The items of a list and their numbers. An item is found by identity, or else by its label. */
export class LabelledList<Item> {
  readonly items: readonly Item[];
  readonly labels: readonly string[];
  readonly #what: ItemKind;
  readonly #byItem: ReadonlyMap<Item, number>;
  readonly #byLabel: ReadonlyMap<string, number>;
  readonly #label: (item: Item) => string;

  /** Throws a `TypeError` for an empty list, labels that are not texts, and two items with the same label. */
  constructor(what: ItemKind, items: readonly Item[], label: (item: Item) => string) {
    const list = PLURALS[what];
    if (!Array.isArray(items)) throw new TypeError(`${list} must be an array`);
    if (items.length === 0) throw new TypeError(`the list of ${list} is empty`);
    this.#what = what;
    this.items = items;
    this.#label = label;
    const all = Array.from(items as readonly Item[]);
    this.#byItem = new Map(all.map((item, number) => [item, number]));
    const byLabel = new Map<string, number>();
    this.labels = all.map((item, number) => {
      const text = labelFor(label, item, `${what} ${number}`);
      if (typeof text !== 'string' || text === '')
        throw new TypeError(`the label of ${what} ${number} must be a text that is not empty`);
      const before = byLabel.get(text);
      if (before !== undefined)
        throw new TypeError(`${list} ${before} and ${number} have the same label “${text}”`);
      byLabel.set(text, number);
      return text;
    });
    this.#byLabel = byLabel;
  }

  /** The number of an item, which may be a copy with the same label; `undefined` for anything else. */
  find(item: Item): number | undefined {
    const known = this.#byItem.get(item);
    if (known !== undefined || typeof item !== 'object') return known;
    try {
      return this.#byLabel.get(this.#label(item));
    } catch {
      return undefined;
    }
  }

  /** The number of an item; `place` says where it stood, for the error. */
  numberOf(item: Item, place = ''): number {
    const number = this.find(item);
    if (number === undefined)
      throw new TypeError(
        `${place === '' ? '' : `${place}: `}${shown(item)} is no ${this.#what} of this game`,
      );
    return number;
  }

  /** The number of what has this label. */
  parse(text: string): number | undefined {
    return this.#byLabel.get(text);
  }
}

/** The label of an item. An error in `label` gets a message that names the item. */
function labelFor<Item>(label: (item: Item) => unknown, item: Item, place: string): unknown {
  try {
    return label(item);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : shown(error);
    throw new TypeError(`${place} has no label: ${reason}`, { cause: error });
  }
}

type ItemKind = 'secret' | 'guess';
const PLURALS: Readonly<Record<ItemKind, string>> = { secret: 'secrets', guess: 'guesses' };

/** Texts and numbers as they are, other values as JSON. */
export function plainLabel(item: unknown): string {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null) return String(item);
  return JSON.stringify(item);
}

/** A value in an error message, shortened. */
export function shown(value: unknown): string {
  let text: string;
  try {
    text = typeof value === 'string' ? `“${value}”` : plainLabel(value);
  } catch {
    text = Object.prototype.toString.call(value);
  }
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
