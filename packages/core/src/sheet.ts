import type { Game } from './game.ts';
import { RANDOM_VERSION, seedRandom } from './random.ts';
import { fail, ok, type Result } from './result.ts';

/**
 * A sheet is the log of one game: an identity (game, params, seed) and a tree of moves with a cursor. It works
 * for any game, because moves are lines of text. Undo moves the cursor to the parent and discards nothing; a
 * different move played from there starts a new branch. A log was chosen over snapshots because a snapshot and
 * an undo list can disagree; a log cannot.
 */
export interface Sheet {
  readonly game: string;
  readonly params: string;
  readonly seed: string;
  /** In order of creation; node 0 is the start and has no move. */
  readonly nodes: readonly SheetNode[];
  /** The node that the board shows. */
  readonly cursor: number;
}

export interface SheetNode {
  readonly parent: number;
  readonly move: string;
  /** The child that redo goes to: the one visited last. */
  readonly next: number | undefined;
}

/** Why a text is not a valid sheet. `line` is one-based. */
export type SheetFault =
  | {
      readonly code: 'not-a-sheet' | 'bad-header' | 'bad-line' | 'bad-parent' | 'bad-cursor' | 'too-long';
      readonly line: number;
    }
  /** The text needs another version of the format, or of the random number generator: this `version`. */
  | {
      readonly code: 'unknown-version' | 'unknown-random-version';
      readonly line: number;
      readonly version: string;
    };

const SHEET_VERSION = 1;
const SHEET_LENGTH_MAX = 4_000_000;

export function newSheet(game: string, params: string, seed: string): Sheet {
  return { game, params, seed, nodes: [{ parent: -1, move: '', next: undefined }], cursor: 0 };
}

/** Plays a move at the cursor. If a child already has this move, goes there instead of adding a duplicate. */
export function playMove(sheet: Sheet, move: string): Sheet {
  const known = childrenOf(sheet, sheet.cursor).find((child) => nodeAt(sheet, child).move === move);
  if (known !== undefined) return goTo(sheet, known);
  const added = sheet.nodes.length;
  const nodes = [...sheet.nodes, { parent: sheet.cursor, move, next: undefined }];
  return pointTo({ ...sheet, nodes, cursor: added }, added);
}

/** Plays moves from the start, along an existing branch as far as it has them. Other branches are preserved. */
export function playLine(sheet: Sheet, moves: readonly string[]): Sheet {
  return moves.reduce(playMove, goTo(sheet, 0));
}

/** Returns the sheet one move back, or `undefined` at the start. */
export function undo(sheet: Sheet): Sheet | undefined {
  return sheet.cursor === 0 ? undefined : { ...sheet, cursor: nodeAt(sheet, sheet.cursor).parent };
}

/** Returns the sheet one move forward along the branch visited last, or `undefined` at a leaf. */
export function redo(sheet: Sheet): Sheet | undefined {
  const { next } = nodeAt(sheet, sheet.cursor);
  return next === undefined ? undefined : { ...sheet, cursor: next };
}

/** Moves the cursor to any node and makes redo follow that branch. */
export function goTo(sheet: Sheet, node: number): Sheet {
  return pointTo({ ...sheet, cursor: node }, node);
}

export function childrenOf(sheet: Sheet, node: number): readonly number[] {
  return sheet.nodes.flatMap((candidate, index) => (index > 0 && candidate.parent === node ? [index] : []));
}

/** Returns the moves from the start to a node, by default the cursor. */
export function lineOf(sheet: Sheet, node: number = sheet.cursor): readonly string[] {
  const moves: string[] = [];
  for (let at = node; at > 0; at = nodeAt(sheet, at).parent) moves.push(nodeAt(sheet, at).move);
  return moves.toReversed();
}

/**
 * Computes the state at the cursor by replaying the moves from the start. On failure, returns the game's own
 * error and the one-based number of the first move that it refuses (0: it refuses the params).
 */
export function replay<Params, State, Move, View, Seat extends string, Fault>(
  game: Game<Params, State, Move, View, Seat, Fault>,
  sheet: Sheet,
): Result<State, { readonly move: number; readonly fault: Fault }> {
  const params = game.parseParams(sheet.params);
  if (!params.ok) return fail({ move: 0, fault: params.error });
  let state = game.start(params.value, seedRandom(sheet.seed));
  let count = 0;
  for (const text of lineOf(sheet)) {
    count++;
    const move = game.parseMove(text);
    if (!move.ok) return fail({ move: count, fault: move.error });
    const next = game.apply(state, move.value);
    if (!next.ok) return fail({ move: count, fault: next.error });
    state = next.value;
  }
  return ok(state);
}

/** Whether every branch replays, not only the current one. A game that was open in two places can branch. */
export function isWhole<Params, State, Move, View, Seat extends string, Fault>(
  game: Game<Params, State, Move, View, Seat, Fault>,
  sheet: Sheet,
): boolean {
  return sheet.nodes.every((_, cursor) => replay(game, { ...sheet, cursor }).ok);
}

/**
 * Serialises a sheet: a header, which ends with the cursor, then one line per node, `parent next move`, where
 * `next` is the node that redo goes to, or `-`.
 * Law: `parseSheet(makeSheet(s))` is `s`.
 */
export function makeSheet(sheet: Sheet): string {
  const header = [
    `inkling-sheet ${SHEET_VERSION}`,
    `game ${quote(sheet.game)}`,
    `params ${quote(sheet.params)}`,
    `seed ${quote(sheet.seed)}`,
    `random ${RANDOM_VERSION}`,
    `cursor ${sheet.cursor}`,
  ];
  const nodes = sheet.nodes.map((node) => `${node.parent} ${node.next ?? '-'} ${quote(node.move)}`);
  return `${[...header, ...nodes].join('\n')}\n`;
}

/** Parses a saved sheet. Never throws: returns a valid tree, or an error with its line number. */
export function parseSheet(text: string): Result<Sheet, SheetFault> {
  if (text.length > SHEET_LENGTH_MAX) return fail({ code: 'too-long', line: 1 });
  const lines = text.replace(/\r\n/g, '\n').replace(/\n+$/, '').split('\n');
  const first = /^inkling-sheet (\d{1,9})$/.exec(lines[0] ?? '');
  if (!first) return fail({ code: 'not-a-sheet', line: 1 });
  if (first[1] !== String(SHEET_VERSION))
    return fail({ code: 'unknown-version', line: 1, version: first[1] ?? '' });
  const fields: string[] = [];
  for (const [index, key] of ['game', 'params', 'seed'].entries()) {
    const value = header(lines[index + 1], key);
    if (value === undefined) return fail({ code: 'bad-header', line: index + 2 });
    fields.push(value);
  }
  const random = /^random (\d{1,9})$/.exec(lines[4] ?? '')?.[1];
  if (random === undefined) return fail({ code: 'bad-header', line: 5 });
  if (random !== String(RANDOM_VERSION))
    return fail({ code: 'unknown-random-version', line: 5, version: random });
  const cursor = /^cursor (\d{1,9})$/.exec(lines[5] ?? '');
  if (!cursor) return fail({ code: 'bad-header', line: 6 });
  const nodes: SheetNode[] = [];
  for (let i = 6; i < lines.length; i++) {
    const node = parseNode(lines[i] as string);
    if (!node) return fail({ code: 'bad-line', line: i + 1 });
    const index = nodes.length;
    const rooted =
      index === 0 ? node.parent === -1 && node.move === '' : node.parent >= 0 && node.parent < index;
    if (!rooted) return fail({ code: 'bad-parent', line: i + 1 });
    nodes.push(node);
  }
  for (const [index, node] of nodes.entries()) {
    const child = node.next === undefined ? undefined : nodes[node.next];
    if (node.next !== undefined && child?.parent !== index)
      return fail({ code: 'bad-parent', line: index + 7 });
  }
  const at = Number(cursor[1]);
  if (at >= nodes.length) return fail({ code: 'bad-cursor', line: 6 });
  const [game = '', params = '', seed = ''] = fields;
  return ok({ game, params, seed, nodes, cursor: at });
}

function parseNode(line: string): SheetNode | undefined {
  const match = /^(-1|\d{1,9}) (-|\d{1,9}) (".*")$/.exec(line);
  const move = match ? unquote(match[3] as string) : undefined;
  if (!match || move === undefined) return undefined;
  return { parent: Number(match[1]), next: match[2] === '-' ? undefined : Number(match[2]), move };
}

function header(line: string | undefined, key: string): string | undefined {
  return line?.startsWith(`${key} `) ? unquote(line.slice(key.length + 1)) : undefined;
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function unquote(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

function pointTo(sheet: Sheet, node: number): Sheet {
  const nodes = [...sheet.nodes];
  for (let at = node; at > 0; ) {
    const { parent } = nodeAt(sheet, at);
    nodes[parent] = { ...nodeAt(sheet, parent), next: at };
    at = parent;
  }
  return { ...sheet, nodes };
}

function nodeAt(sheet: Sheet, index: number): SheetNode {
  const node = sheet.nodes[index];
  if (!node) throw new RangeError(`no node ${index} in a sheet of ${sheet.nodes.length}`);
  return node;
}
