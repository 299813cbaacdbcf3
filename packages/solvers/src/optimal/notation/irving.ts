import { feedbackClass, isFeedbackPossible } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import type { Branch, Strategy } from '../strategy.ts';
import type { StrategyCodec } from '../strategy-text.ts';

/**
 * The notation of Knuth (J. Recreational Math. 9, 1976–77) and Irving (JRM 11, 1978–79):
 *
 *     1296(1122: 1,16(1213: …),96A,256B,256C;0,36D,208E,256F;4,32G,114H;0,20I;1)
 *     A = (2344: …)
 *
 * A guess, then the sizes of its cells: exact answers ascending, parted by semicolons, near ones descending.
 * There are two dialects for four places: 15 slots keep the impossible (3,1), 14 leave it out. A cell of one or two
 * needs no guess (the lowest code first); a larger one has its tree, or a label whose tree follows. `x` or `*` after a
 * guess says that it is not possible; it is read and not needed.
 *
 * Sizes are checked against the game while reading, so the tree that comes out fits the rules; whether it is a
 * good one is for `verify.ts`.
 */
export interface IrvingGame {
  readonly places: number;
  readonly secretCount: number;
  readonly solved: number;
  feedback(guess: number, secret: number): number;
  guessOf(secret: number): number;
  readonly codec: Pick<StrategyCodec, 'makeGuess' | 'parseGuess'>;
}

export type IrvingFault = {
  readonly code:
    | 'too-long'
    | 'bad-token'
    | 'bad-guess'
    | 'wrong-size'
    | 'wrong-slots'
    | 'missing-tree'
    | 'unknown-label'
    | 'repeated-label'
    | 'too-deep'
    | 'trailing';
  /** 1-based. */
  readonly line: number;
  readonly column: number;
};

export type IrvingDialect = 14 | 15;

const IRVING_LENGTH_MAX = 4_000_000;
const IRVING_DEPTH_MAX = 64;
/** Cells of the first guess with more codes than this get a label. */
const LABEL_SIZE_MIN = 17;

/** Law: what it writes, `parseIrving` reads, to the same tree up to the guesses of cells of one or two. */
export function makeIrving(root: Strategy, game: IrvingGame, dialect: IrvingDialect = 14): string {
  const labelled: string[] = [];
  const body = (node: Strategy, secrets: readonly number[], top: boolean): string => {
    const cells = cellsOf(node.guess, secrets, game);
    const nexts = new Map(node.branches.map(({ cls, next }) => [cls, next]));
    const groups = slotsOf(game.places, dialect).map((group) =>
      group
        .map((cls) => {
          const cell = cells.get(cls) ?? [];
          const next = nexts.get(cls);
          if (!next || cell.length < 3) return `${cell.length}`;
          const tree = body(next, cell, false);
          if (!top || cell.length < LABEL_SIZE_MIN) return `${cell.length}${tree}`;
          const label = labelOf(labelled.length);
          labelled.push(`${label} = ${tree}`);
          return `${cell.length}${label}`;
        })
        .join(','),
    );
    return `(${game.codec.makeGuess(node.guess)}: ${groups.join(';')})`;
  };
  const first = body(root, everySecret(game), true);
  return `${[`${game.secretCount}${first}`, ...labelled].join('\n')}\n`;
}

/** Reads either dialect. Total: any text gives a tree of the game or a fault with its place. */
export function parseIrving(text: string, game: IrvingGame): Result<Strategy, IrvingFault> {
  const reader = new Reader(text);
  if (text.length > IRVING_LENGTH_MAX) return reader.fault('too-long');
  const trees = new Map<string, number>();
  const size = reader.number();
  if (size === undefined) return reader.fault('bad-token');
  if (size !== game.secretCount) return reader.fault('wrong-size');
  const start = reader.at;
  const skipped = skipTree(reader);
  if (skipped) return skipped;
  while (!reader.atEnd()) {
    const label = reader.label();
    if (label === undefined) return reader.fault('trailing');
    if (trees.has(label)) return reader.fault('repeated-label');
    if (!reader.take('=')) return reader.fault('bad-token');
    trees.set(label, reader.at);
    const fault = skipTree(reader);
    if (fault) return fault;
  }
  reader.at = start;
  return readTree(reader, everySecret(game), game, trees, 1);
}

function readTree(
  reader: Reader,
  secrets: readonly number[],
  game: IrvingGame,
  trees: ReadonlyMap<string, number>,
  depth: number,
): Result<Strategy, IrvingFault> {
  if (depth > IRVING_DEPTH_MAX) return reader.fault('too-deep');
  if (!reader.take('(')) return reader.fault('missing-tree');
  const word = reader.word();
  const guess = game.codec.parseGuess(word) ?? game.codec.parseGuess(word.replace(/x$/, ''));
  if (guess === undefined) return reader.fault('bad-guess');
  if (!reader.take('x')) reader.take('*');
  const cells = cellsOf(guess, secrets, game);
  const branches: Branch[] = [];
  const slots = reader.take(':') ? readSlots(reader, game.places) : undefined;
  if (slots && 'ok' in slots) return slots;
  const isBare = slots === undefined;
  if (isBare && !reader.take(')')) return reader.fault('bad-token');
  for (const { cls, size, at } of slots ?? bareSlots(cells)) {
    const cell = cells.get(cls) ?? [];
    cells.delete(cls);
    reader.at = at;
    if (size !== cell.length) return reader.fault('wrong-size');
    if (size === 0 || cls === game.solved) continue;
    const next = isBare ? shortTree(cell, game) : readCell(reader, cell, game, trees, depth);
    if (!next) return reader.fault('missing-tree');
    if ('ok' in next) {
      if (!next.ok) return next;
      branches.push({ cls, next: next.value });
    } else branches.push({ cls, next });
  }
  if (cells.size > 0) return reader.fault('wrong-slots');
  if (slots) reader.at = slots.at(-1)?.end ?? reader.at;
  return ok({ guess, branches: branches.toSorted((a, b) => a.cls - b.cls) });
}

/** What stands after the size of a cell: a tree, a label, or nothing for one or two. */
function readCell(
  reader: Reader,
  cell: readonly number[],
  game: IrvingGame,
  trees: ReadonlyMap<string, number>,
  depth: number,
): Strategy | Result<Strategy, IrvingFault> | undefined {
  reader.number();
  if (reader.peek() === '(') return readTree(reader, cell, game, trees, depth + 1);
  const label = reader.label();
  if (label === undefined) return shortTree(cell, game);
  const at = trees.get(label);
  if (at === undefined) return reader.fault('unknown-label');
  reader.at = at;
  return readTree(reader, cell, game, trees, depth + 1);
}

interface Slot {
  readonly cls: number;
  readonly size: number;
  /** Where the size stands, and where the whole list ends. */
  readonly at: number;
  end: number;
}

/** The slots after a colon up to the closing bracket; trees in them are skipped, not read. */
function readSlots(reader: Reader, places: number): Slot[] | Result<never, IrvingFault> {
  const groups: { size: number; at: number }[][] = [[]];
  for (;;) {
    reader.space();
    const at = reader.at;
    const size = reader.number();
    if (size === undefined) return reader.fault('bad-token');
    (groups.at(-1) as { size: number; at: number }[]).push({ size, at });
    if (reader.peek() === '(') {
      const fault = skipTree(reader);
      if (fault) return fault;
    } else reader.label();
    if (reader.take(',')) continue;
    if (reader.take(';')) groups.push([]);
    else break;
  }
  if (!reader.take(')')) return reader.fault('bad-token');
  for (const dialect of [14, 15] as const) {
    const shape = slotsOf(places, dialect);
    if (shape.length !== groups.length || shape.some((group, i) => group.length !== groups[i].length))
      continue;
    const end = reader.at;
    return shape.flatMap((group, i) => group.map((cls, j) => ({ cls, ...groups[i][j], end })));
  }
  return reader.fault('wrong-slots');
}

function bareSlots(cells: ReadonlyMap<number, readonly number[]>): readonly Slot[] {
  return [...cells].map(([cls, cell]) => ({ cls, size: cell.length, at: 0, end: 0 }));
}

/** One code, or two in order. */
function shortTree(cell: readonly number[], game: IrvingGame): Strategy | undefined {
  const guess = game.guessOf(cell[0]);
  if (cell.length === 1) return { guess, branches: [] };
  if (cell.length > 2) return undefined;
  const next = { guess: game.guessOf(cell[1]), branches: [] };
  return { guess, branches: [{ cls: game.feedback(guess, cell[1]), next }] };
}

/** Classes by group of exact answers, near ones descending. */
function slotsOf(places: number, dialect: IrvingDialect): readonly (readonly number[])[] {
  return Array.from({ length: places + 1 }, (_, exact) =>
    Array.from({ length: places - exact + 1 }, (_, i) => places - exact - i)
      .filter((near) => dialect === 15 || isFeedbackPossible(places, exact, near))
      .map((near) => feedbackClass(exact, near)),
  );
}

function cellsOf(guess: number, secrets: readonly number[], game: IrvingGame): Map<number, number[]> {
  const cells = new Map<number, number[]>();
  for (const secret of secrets) {
    const cls = game.feedback(guess, secret);
    const cell = cells.get(cls);
    if (cell) cell.push(secret);
    else cells.set(cls, [secret]);
  }
  return cells;
}

function everySecret(game: IrvingGame): readonly number[] {
  return Array.from({ length: game.secretCount }, (_, secret) => secret);
}

/** A … Z, then AA, AB … */
function labelOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${labelOf(Math.floor(index / 26) - 1)}${letter}`;
}

/** Passes over one bracketed tree without a stack. */
function skipTree(reader: Reader): Result<never, IrvingFault> | undefined {
  if (reader.peek() !== '(') return reader.fault('missing-tree');
  let open = 0;
  do {
    const sign = reader.next();
    if (sign === '(') open++;
    else if (sign === ')') open--;
    else if (sign === '') return reader.fault('bad-token');
  } while (open > 0);
  return undefined;
}

class Reader {
  readonly #text: string;
  at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  space(): void {
    while (this.at < this.#text.length && /\s/.test(this.#text[this.at])) this.at++;
  }

  peek(): string {
    this.space();
    return this.#text[this.at] ?? '';
  }

  next(): string {
    const sign = this.peek();
    this.at++;
    return sign;
  }

  take(sign: string): boolean {
    if (this.peek() !== sign) return false;
    this.at++;
    return true;
  }

  atEnd(): boolean {
    return this.peek() === '';
  }

  number(): number | undefined {
    const digits = this.#match(/\d{1,9}/y);
    return digits === undefined ? undefined : Number(digits);
  }

  label(): string | undefined {
    return this.#match(/[A-Z]{1,4}/y);
  }

  word(): string {
    return this.#match(/[^\s():;,*]{1,64}/y) ?? '';
  }

  fault(code: IrvingFault['code']): { readonly ok: false; readonly error: IrvingFault } {
    const before = this.#text.slice(0, Math.min(this.at, this.#text.length));
    const line = before.split('\n').length;
    return fail({ code, line, column: before.length - before.lastIndexOf('\n') });
  }

  #match(pattern: RegExp): string | undefined {
    this.space();
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }
}
