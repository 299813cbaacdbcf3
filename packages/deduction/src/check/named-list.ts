/** A list of words named by its hash: the words themselves are not in the file. */
export interface ListName {
  readonly name: string;
  readonly count: number;
  /** 64 hexadecimal digits: of the words in order, each with a line feed after it. */
  readonly sha256: string;
}

/** Word lists that the caller has, each with the hash that the caller computed from its words. */
export interface KnownList extends ListName {
  readonly words: readonly string[];
}

/** `answers 2315 sha256:…`, as a header names a list. */
export function parseListName(text: string): ListName | undefined {
  const [, name, count, sha256] = /^([a-z]{1,20}) (0|[1-9]\d{0,8}) sha256:([0-9a-f]{64})$/.exec(text) ?? [];
  return sha256 === undefined ? undefined : { name, count: Number(count), sha256 };
}
