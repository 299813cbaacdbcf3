import { ok, type Result } from '@inkling/core/result';
import type { Branch, Strategy } from '../optimum/strategy.ts';
import { cellsOf, everySecret, type IrvingGame, slotsOf } from './irving-cells.ts';
import { type IrvingFault, IrvingReader, skipTree } from './irving-signs.ts';

const IRVING_LENGTH_MAX = 4_000_000;
const IRVING_DEPTH_MAX = 64;

/** Parses either dialect. Never throws: returns a tree of the game, or an error with its line and column. */
export function parseIrving(text: string, game: IrvingGame): Result<Strategy, IrvingFault> {
  const reader = new IrvingReader(text);
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
  reader: IrvingReader,
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

/** Reads what follows the size of a cell: a tree, a label, or nothing if the cell has one or two secrets. */
function readCell(
  reader: IrvingReader,
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
  /** The position of the size in the text, and of the end of the whole list. */
  readonly at: number;
  end: number;
}

/** Reads the slots after a colon up to the closing bracket. Trees in them are skipped, not read. */
function readSlots(reader: IrvingReader, places: number): Slot[] | Result<never, IrvingFault> {
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

/** Makes the tree of a cell of one secret, or of two that are guessed in order; undefined for a larger cell. */
function shortTree(cell: readonly number[], game: IrvingGame): Strategy | undefined {
  const guess = game.guessOf(cell[0]);
  if (cell.length === 1) return { guess, branches: [] };
  if (cell.length > 2) return undefined;
  const next = { guess: game.guessOf(cell[1]), branches: [] };
  return { guess, branches: [{ cls: game.feedback(guess, cell[1]), next }] };
}
