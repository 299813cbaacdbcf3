/** The words of one length as the generated modules hold them: front-coded, see `front-coding.ts`. */
export interface PackedWords {
  /** Every word, sorted. */
  readonly all: string;
  /**
   * How common the common ones are, by SCOWL size: 35 = known to everybody, 50 = to a well-read person, 60 =
   * in two dictionaries out of twelve. Each word stands in the smallest size that holds it.
   */
  readonly common: { readonly 35: string; readonly 50: string; readonly 60: string };
  /** Slurs and coarse words: accepted when typed, never offered. */
  readonly withheld: string;
}

/** The same for a list that knows common words and the others only. */
export interface PackedList {
  /** Every word, sorted. */
  readonly all: string;
  readonly likely: string;
  /** Names, slurs and coarse words: accepted when typed, never offered. */
  readonly withheld: string;
}

/** A package that words come from, and its hash. */
export interface ListSource {
  readonly name: string;
  readonly sha256: string;
}

/** What a module holds; the hash is of its sorted words, one a line, each ended by a line feed. */
export interface ListedLength {
  readonly length: number;
  readonly words: number;
  readonly likely: number;
  readonly withheld: number;
  readonly sha256: string;
}
