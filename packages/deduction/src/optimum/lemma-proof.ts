/**
 * How a lemma was proved, in numbers. Which lemma it is follows from those before it, so this is all that must be
 * stored to continue a proof later.
 */
export interface LemmaProof {
  readonly symmetries: readonly string[];
  /** The rows that the sizes of their cells do not prove, and what must be claimed about which cells. */
  readonly guesses: readonly GuessProof[];
}

interface GuessProof {
  readonly row: number;
  readonly cells: readonly { readonly cls: number; readonly claim: number }[];
}

/** Serialises a proof: symmetries, each after `~`, then rows with class and claim of cells: `~102/abc 17:3=12,5=40`. */
export function makeLemmaProof({ symmetries, guesses }: LemmaProof): string {
  const rows = guesses.map(
    ({ row, cells }) => `${row}:${cells.map(({ cls, claim }) => `${cls}=${claim}`).join(',')}`,
  );
  return [...symmetries.map((symmetry) => `~${symmetry}`), ...rows].join(' ');
}

/** Parses a line of `makeLemmaProof`. Returns undefined if it is invalid. */
export function parseLemmaProof(line: string): LemmaProof | undefined {
  const symmetries: string[] = [];
  const guesses: GuessProof[] = [];
  for (const word of line === '' ? [] : line.split(' ')) {
    if (SYMMETRY.test(word) && guesses.length === 0) symmetries.push(word.slice(1));
    else {
      const guess = parseGuess(word);
      if (!guess) return undefined;
      guesses.push(guess);
    }
  }
  return { symmetries, guesses };
}

function parseGuess(word: string): GuessProof | undefined {
  const [row, cells, ...rest] = word.split(':');
  if (!NUMBER.test(row) || cells === undefined || rest.length > 0) return undefined;
  const pairs = cells.split(',').map((cell) => cell.split('='));
  if (pairs.some((pair) => pair.length !== 2 || !pair.every((number) => NUMBER.test(number))))
    return undefined;
  return {
    row: Number(row),
    cells: pairs.map(([cls, claim]) => ({ cls: Number(cls), claim: Number(claim) })),
  };
}

const SYMMETRY = /^~\d{1,10}\/[a-z]{1,26}$/;
const NUMBER = /^(?:0|[1-9]\d{0,9})$/;
