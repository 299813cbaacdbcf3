import { fail, ok, type Result } from '@inkling/core/result';
import { type ListName, parseListName } from '../check/named-list.ts';
import { rulesLines } from './bound-head.ts';
import type { Branch, Strategy } from './strategy.ts';

/**
 * A strategy file. It has a header, then one line per node in the order of play, then the number of nodes:
 *
 *     inkling-strategy 1
 *     game mastermind
 *     rules p2c2r
 *     total 8
 *     worst 3
 *     histogram 1 2 1
 *     0 - ab
 *     1 0,2 ba
 *     1 1,0 aa
 *     2 1,0 bb
 *     end 4
 *
 * A node consists of its depth, the answer that leads to it, and the guess. Header lines have the form `key value`, in
 * any order; `list NAME COUNT sha256:HEX` identifies a word list. A strategy for weighted secrets has another line,
 * `weighted TOTAL WEIGHT sha256:HEX`: its weighted cost, the sum of all weights, and the hash of the weights; `total`
 * and the rest still count every secret once. One line per node was chosen over brackets so that damage has a line
 * number, a diff shows one change, and a reader needs no stack deeper than the tree. The claims in the header are not
 * checked here: see `verify.ts`.
 */
export interface StrategyFile {
  readonly game: string;
  readonly rules: string;
  readonly lists: readonly ListName[];
  readonly claim: StrategyClaim;
  readonly weighted?: WeightedClaim;
  readonly root: Strategy;
}

export interface StrategyClaim {
  readonly total: number;
  readonly worst: number;
  /** `histogram[i]` secrets are found with guess i + 1. */
  readonly histogram: readonly number[];
}

export interface WeightedClaim {
  /** The sum of level × weight. */
  readonly total: number;
  /** The sum of the weights. */
  readonly weight: number;
  /** The hash of the weights' text; 64 hexadecimal digits. */
  readonly sha256: string;
}

/** Converts guesses and answers to strings, such as letters or colours, and back. No such string contains a space. */
export interface StrategyCodec {
  makeGuess(guess: number): string;
  parseGuess(text: string): number | undefined;
  makeClass(cls: number): string;
  parseClass(text: string): number | undefined;
}

export type StrategyFault = {
  readonly code:
    | 'too-long'
    | 'not-a-strategy'
    | 'unknown-version'
    | 'bad-header'
    | 'missing-header'
    | 'bad-node'
    | 'bad-guess'
    | 'bad-class'
    | 'bad-depth'
    | 'too-deep'
    | 'repeated-class'
    | 'no-nodes'
    | 'truncated'
    | 'bad-end'
    | 'trailing';
  /** 1-based line of the text. */
  readonly line: number;
  /** The version that the file states; only with `unknown-version`. */
  readonly version?: string;
};

/** Maximum length in characters. The largest tree that we know, for 12972 words, takes a quarter of a million. */
export const STRATEGY_LENGTH_MAX = 8_000_000;
const STRATEGY_DEPTH_MAX = 255;
const STRATEGY_VERSION = 1;

/** Serialises a strategy file. Invariant: `parseStrategy` of the result, with the same codec, returns the same file. */
export function makeStrategy(file: StrategyFile, codec: StrategyCodec): string {
  const { claim, weighted } = file;
  const lines = [
    `inkling-strategy ${STRATEGY_VERSION}`,
    `game ${file.game}`,
    ...rulesLines(file.rules, file.lists),
    `total ${claim.total}`,
    `worst ${claim.worst}`,
    `histogram ${claim.histogram.join(' ')}`,
    ...(weighted ? [`weighted ${weighted.total} ${weighted.weight} sha256:${weighted.sha256}`] : []),
  ];
  const headerCount = lines.length;
  const write = (node: Strategy, depth: number, answer: string) => {
    lines.push(`${depth} ${answer} ${codec.makeGuess(node.guess)}`);
    for (const { cls, next } of node.branches) write(next, depth + 1, codec.makeClass(cls));
  };
  write(file.root, 0, '-');
  lines.push(`end ${lines.length - headerCount}`);
  return `${lines.join('\n')}\n`;
}

/** Parses only the header, so that a caller can find the codec before the nodes are parsed. */
export function parseStrategyHeader(text: string): Result<StrategyHeader, StrategyFault> {
  const lines = linesOf(text);
  return lines.ok ? readHeader(lines.value) : lines;
}

export type StrategyHeader = Omit<StrategyFile, 'root'> & {
  /** Zero-based index of the first node line. */
  readonly firstNode: number;
};

export interface ReadStrategy {
  readonly file: StrategyFile;
  /** Returns the 1-based line of a node of this file. */
  lineOf(node: Strategy): number;
}

/** Parses a strategy file. Never throws: returns a tree, or a fault with its line number. */
export function parseStrategy(text: string, codec: StrategyCodec): Result<ReadStrategy, StrategyFault> {
  const lines = linesOf(text);
  if (!lines.ok) return lines;
  const header = readHeader(lines.value);
  if (!header.ok) return header;
  const { firstNode, ...rest } = header.value;
  const nodeLines = new WeakMap<Strategy, number>();
  const root = readNodes(lines.value, firstNode, codec, nodeLines);
  if (!root.ok) return root;
  return ok({ file: { ...rest, root: root.value }, lineOf: (node) => nodeLines.get(node) ?? 0 });
}

function linesOf(text: string): Result<readonly string[], StrategyFault> {
  if (text.length > STRATEGY_LENGTH_MAX) return fail({ code: 'too-long', line: 1 });
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  const version = /^inkling-strategy (\d{1,9})$/.exec(lines[0] ?? '');
  if (!version) return fail({ code: 'not-a-strategy', line: 1 });
  const isKnown = Number(version[1]) === STRATEGY_VERSION;
  return isKnown ? ok(lines) : fail({ code: 'unknown-version', line: 1, version: version[1] as string });
}

function readHeader(lines: readonly string[]): Result<StrategyHeader, StrategyFault> {
  const values = new Map<string, string>();
  const lists: ListName[] = [];
  let weighted: WeightedClaim | undefined;
  let at = 1;
  for (; at < lines.length && /^[a-z]/.test(lines[at]) && !lines[at].startsWith('end '); at++) {
    const [, key, value] =
      /^(game|rules|list|total|worst|histogram|weighted) (\S.{0,4000})$/.exec(lines[at]) ?? [];
    if (key === undefined || value === undefined || values.has(key))
      return fail({ code: 'bad-header', line: at + 1 });
    if (key === 'weighted') {
      const claim = WEIGHTED.exec(value);
      if (!claim || weighted) return fail({ code: 'bad-header', line: at + 1 });
      weighted = { total: Number(claim[1]), weight: Number(claim[2]), sha256: claim[3] };
      continue;
    }
    if (key !== 'list') {
      if (!HEADER_VALUES[key]?.test(value)) return fail({ code: 'bad-header', line: at + 1 });
      values.set(key, value);
      continue;
    }
    const list = parseListName(value);
    if (!list || lists.length >= LISTS_MAX) return fail({ code: 'bad-header', line: at + 1 });
    lists.push(list);
  }
  for (const key of Object.keys(HEADER_VALUES))
    if (!values.has(key)) return fail({ code: 'missing-header', line: at + 1 });
  return ok({
    game: values.get('game') as string,
    rules: values.get('rules') as string,
    lists,
    claim: {
      total: Number(values.get('total')),
      worst: Number(values.get('worst')),
      histogram: (values.get('histogram') as string).split(' ').map(Number),
    },
    ...(weighted ? { weighted } : {}),
    firstNode: at,
  });
}

const HEADER_VALUES: Readonly<Record<string, RegExp>> = {
  game: /^[a-z]{1,20}$/,
  rules: /^[a-z0-9-]{1,40}$/,
  total: /^(0|[1-9]\d{0,14})$/,
  worst: /^(0|[1-9]\d{0,8})$/,
  histogram: /^(0|[1-9]\d{0,8})( (0|[1-9]\d{0,8})){0,254}$/,
};
const WEIGHTED = /^([1-9]\d{0,14}) ([1-9]\d{0,14}) sha256:([0-9a-f]{64})$/;
const LISTS_MAX = 8;

/** A node under construction: its branches grow while the lines below it are read. */
interface StrategyDraft extends Strategy {
  readonly branches: Branch[];
}

function readNodes(
  lines: readonly string[],
  firstNode: number,
  codec: StrategyCodec,
  nodeLines: WeakMap<Strategy, number>,
): Result<Strategy, StrategyFault> {
  const path: StrategyDraft[] = [];
  let at = firstNode;
  for (; at < lines.length && !lines[at].startsWith('end'); at++) {
    const line = at + 1;
    if (lines[at] === '' && at === lines.length - 1) break;
    const match = /^(0|[1-9]\d{0,5}) (\S{1,64}) (\S{1,64})$/.exec(lines[at]);
    if (!match) return fail({ code: 'bad-node', line });
    const depth = Number(match[1]);
    if (depth > STRATEGY_DEPTH_MAX) return fail({ code: 'too-deep', line });
    if (depth > path.length || (depth === 0) !== (at === firstNode)) return fail({ code: 'bad-depth', line });
    const guess = codec.parseGuess(match[3]);
    if (guess === undefined) return fail({ code: 'bad-guess', line });
    const node: StrategyDraft = { guess, branches: [] };
    const cls = depth === 0 ? (match[2] === '-' ? 0 : undefined) : codec.parseClass(match[2]);
    if (cls === undefined) return fail({ code: 'bad-class', line });
    if (depth > 0) {
      const { branches } = path[depth - 1];
      if (branches.some((branch) => branch.cls === cls)) return fail({ code: 'repeated-class', line });
      branches.push({ cls, next: node });
    }
    path.length = depth;
    path.push(node);
    nodeLines.set(node, line);
  }
  const [root] = path;
  if (!root) return fail({ code: at >= lines.length - 1 ? 'truncated' : 'no-nodes', line: at + 1 });
  const end = /^end (\d{1,9})$/.exec(lines[at] ?? '');
  if (!end) return fail({ code: 'truncated', line: at + 1 });
  if (Number(end[1]) !== at - firstNode) return fail({ code: 'bad-end', line: at + 1 });
  for (let rest = at + 1; rest < lines.length; rest++)
    if (lines[rest] !== '') return fail({ code: 'trailing', line: rest + 1 });
  return ok(root);
}
