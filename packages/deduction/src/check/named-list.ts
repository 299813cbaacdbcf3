/** A word list identified by its hash. The words themselves are not in the file. */
export interface ListName {
  readonly name: string;
  readonly count: number;
  /** 64 hexadecimal digits: the hash of the words in order, each followed by a line feed. */
  readonly sha256: string;
}

/** A word list that the caller has, with the hash that the caller computed from its words. */
export interface KnownList extends ListName {
  readonly words: readonly string[];
}

/** Parses a list as named in a header: `answers 2315 sha256:…`. */
export function parseListName(text: string): ListName | undefined {
  const [, name, count, sha256] = /^([a-z]{1,20}) (0|[1-9]\d{0,8}) sha256:([0-9a-f]{64})$/.exec(text) ?? [];
  return sha256 === undefined ? undefined : { name, count: Number(count), sha256 };
}
