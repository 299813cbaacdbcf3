/** The words of a language that have one length. */
export interface ListedWords {
  readonly length: number;
  /** Every word that counts as a word, sorted. */
  readonly all: readonly string[];
  /** Likely answers, sorted: the common words without those withheld. */
  readonly likely: readonly string[];
  /** Words that are accepted when typed and never offered. */
  readonly withheld: ReadonlySet<string>;
}
