import { fail, ok, type Result } from '@inkling/core/result';
import type { Branch, Strategy } from '../optimum/strategy.ts';
import type { StrategyCodec } from '../optimum/strategy-text.ts';

/**
 * The tree files of Alex Selby (github.com/alex1770/wordle): one line for each secret, with `guess MARKS`n for each
 * turn. What a line shares with the line before is left blank:
 *
 *     salet BBBBB1 courd BBBBB2 nymph GGGGG3
 *                        BBBBG2 grind GGGGG3
 *           BBBBY1 tenor …
 *
 * Marks are B, Y and G; n is the one-based number of the guess. The codec's guesses must all have the same length.
 */
export type SelbyFault = {
  readonly code:
    | 'too-long'
    | 'bad-line'
    | 'bad-guess'
    | 'bad-class'
    | 'bad-depth'
    | 'two-guesses'
    | 'repeated-class'
    | 'unfinished'
    | 'no-lines';
  /** One-based line number. */
  readonly line: number;
};

const SELBY_LENGTH_MAX = 8_000_000;
/** The number of the guess is one digit in every known file, and the columns rely on that. */
const SELBY_DEPTH_MAX = 9;

/** What the writer needs to know about the game, to write lines only for guesses that can be the secret. */
export interface SelbyGame {
  readonly secretCount: number;
  readonly solved: number;
  feedback(guess: number, secret: number): number;
}

/** Writes a tree; returns undefined if it is deeper than nine guesses. `parseSelby(makeSelby(t))` is `t`. */
export function makeSelby(root: Strategy, game: SelbyGame, codec: StrategyCodec): string | undefined {
  const lines: string[] = [];
  let shown = '';
  const write = (node: Strategy, secrets: readonly number[], head: string, depth: number): boolean => {
    if (depth > SELBY_DEPTH_MAX) return false;
    const here = `${head}${codec.makeGuess(node.guess)} `;
    const cellOf = (cls: number) => secrets.filter((secret) => game.feedback(node.guess, secret) === cls);
    for (const { cls, next } of node.branches)
      if (!write(next, cellOf(cls), `${here}${codec.makeClass(cls)}${depth} `, depth + 1)) return false;
    if (cellOf(game.solved).length > 0) {
      const line = `${here}${codec.makeClass(game.solved)}${depth}`;
      lines.push(blankShared(line, shown));
      shown = line;
    }
    return true;
  };
  const everyone = Array.from({ length: game.secretCount }, (_, secret) => secret);
  return write(root, everyone, '', 1) ? `${lines.join('\n')}\n` : undefined;
}

/** Parses a tree. Never throws: returns a tree, or an error with its line number. */
export function parseSelby(text: string, codec: StrategyCodec, solved: number): Result<Strategy, SelbyFault> {
  if (text.length > SELBY_LENGTH_MAX) return fail({ code: 'too-long', line: 1 });
  const path: StrategyDraft[] = [];
  const marksOf: number[] = [];
  let line = 0;
  let whole = '';
  let open = false;
  for (const short of text.split('\n')) {
    line++;
    const trimmed = short.trimEnd();
    if (trimmed === '') continue;
    const blanks = trimmed.length - trimmed.trimStart().length;
    whole = whole.slice(0, blanks).padEnd(blanks) + trimmed.slice(blanks);
    const turns = whole.split(/\s+/);
    if (whole.startsWith(' ') || turns.length % 2 !== 0 || turns.length > 2 * SELBY_DEPTH_MAX)
      return fail({ code: 'bad-line', line });
    open = true;
    for (let turn = 0; turn < turns.length; turn += 2) {
      const depth = turn / 2;
      const guess = codec.parseGuess(turns[turn]);
      if (guess === undefined) return fail({ code: 'bad-guess', line });
      const answer = turns[turn + 1];
      if (answer.at(-1) !== `${depth + 1}`) return fail({ code: 'bad-depth', line });
      const cls = codec.parseClass(answer.slice(0, -1));
      if (cls === undefined) return fail({ code: 'bad-class', line });
      let node = path[depth];
      if (node && node.guess !== guess) return fail({ code: 'two-guesses', line });
      if (!node) {
        node = { guess, branches: [] };
        const parent = path[depth - 1];
        if (parent?.branches.some((branch) => branch.cls === marksOf[depth - 1]))
          return fail({ code: 'repeated-class', line });
        parent?.branches.push({ cls: marksOf[depth - 1], next: node });
        path[depth] = node;
        marksOf[depth] = cls;
      } else if (marksOf[depth] !== cls) {
        path.length = depth + 1;
        marksOf[depth] = cls;
      }
      open = cls !== solved;
      if (cls === solved && turn + 2 < turns.length) return fail({ code: 'bad-line', line });
    }
    if (open) return fail({ code: 'unfinished', line });
  }
  const [root] = path;
  return root ? ok(sorted(root)) : fail({ code: 'no-lines', line });
}

interface StrategyDraft extends Strategy {
  readonly branches: Branch[];
}

function sorted(node: Strategy): Strategy {
  const branches = node.branches.map(({ cls, next }) => ({ cls, next: sorted(next) }));
  return { guess: node.guess, branches: branches.toSorted((a, b) => a.cls - b.cls) };
}

/** Replaces the leading words that a line shares with the line before by spaces. */
function blankShared(line: string, before: string): string {
  let shared = 0;
  for (let i = 0; i < line.length && line[i] === before[i]; i++) if (line[i] === ' ') shared = i + 1;
  return ' '.repeat(shared) + line.slice(shared);
}
