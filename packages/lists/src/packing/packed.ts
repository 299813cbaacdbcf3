/** The words of one length as the generated modules store them: front-coded, see `front-coding.ts`. */
export interface PackedWords {
  /** Every word, sorted. */
  readonly all: string;
  /**
   * The common words by SCOWL size: 35 = known to everybody, 50 = to a well-read person, 60 = in two
   * dictionaries out of twelve. Each word is listed under the smallest size that contains it.
   */
  readonly common: { readonly 35: string; readonly 50: string; readonly 60: string };
  /** Slurs and coarse words: accepted when typed but never suggested. */
  readonly withheld: string;
}

/** The same for a list that distinguishes only common words from all others. */
export interface PackedList {
  /** Every word, sorted. */
  readonly all: string;
  readonly likely: string;
  /** Names, slurs and coarse words: accepted when typed but never suggested. */
  readonly withheld: string;
}

/** A package that words come from, and its hash. */
export interface ListSource {
  readonly name: string;
  readonly sha256: string;
}

/** The contents of a module. The hash covers its sorted words, one per line, each followed by a line feed. */
export interface ListedLength {
  readonly length: number;
  readonly words: number;
  readonly likely: number;
  readonly withheld: number;
  readonly sha256: string;
}
