import { fail, ok, type Result } from '@inkling/core/result';
import type { Branch, Strategy } from '../optimum/strategy.ts';
import type { StrategyCodec } from '../optimum/strategy-text.ts';

/** Returns the tree as a Graphviz digraph: guesses are nodes, and answers label the edges. */
export function makeDot(root: Strategy, codec: StrategyCodec): string {
  const lines = ['digraph strategy {', '  node [shape=box];'];
  let count = 0;
  const write = (node: Strategy): number => {
    const id = count++;
    lines.push(`  n${id} [label=${quote(codec.makeGuess(node.guess))}];`);
    for (const { cls, next } of node.branches) {
      const child = write(next);
      lines.push(`  n${id} -> n${child} [label=${quote(codec.makeClass(cls))}];`);
    }
    return id;
  };
  write(root);
  return `${[...lines, '}'].join('\n')}\n`;
}

/** A node as JSON: `{"guess": "aabc", "next": {"1,0": {…}}}`. `next` is omitted where play ends. */
export interface StrategyJson {
  readonly guess: string;
  readonly next?: Readonly<Record<string, StrategyJson>>;
}

export function strategyToJson(node: Strategy, codec: StrategyCodec): StrategyJson {
  const guess = codec.makeGuess(node.guess);
  if (node.branches.length === 0) return { guess };
  const entries = node.branches.map(
    ({ cls, next }) => [codec.makeClass(cls), strategyToJson(next, codec)] as const,
  );
  return { guess, next: Object.fromEntries(entries) };
}

export type JsonFault = {
  readonly code: 'too-long' | 'not-json' | 'bad-node' | 'bad-guess' | 'bad-class' | 'too-deep';
  /** The answers that lead to the node with the error. */
  readonly path: readonly string[];
};

const JSON_LENGTH_MAX = 8_000_000;
const JSON_DEPTH_MAX = 255;

/** Parses a tree from JSON. Never throws. `parseJsonStrategy(JSON.stringify(strategyToJson(t)))` is `t`. */
export function parseJsonStrategy(text: string, codec: StrategyCodec): Result<Strategy, JsonFault> {
  if (text.length > JSON_LENGTH_MAX) return fail({ code: 'too-long', path: [] });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail({ code: 'not-json', path: [] });
  }
  return readNode(value, codec, []);
}

function readNode(
  value: unknown,
  codec: StrategyCodec,
  path: readonly string[],
): Result<Strategy, JsonFault> {
  if (path.length > JSON_DEPTH_MAX) return fail({ code: 'too-deep', path: path.slice(0, 8) });
  if (typeof value !== 'object' || value === null) return fail({ code: 'bad-node', path });
  const { guess: text, next } = value as { guess?: unknown; next?: unknown };
  if (typeof text !== 'string') return fail({ code: 'bad-node', path });
  const guess = codec.parseGuess(text);
  if (guess === undefined) return fail({ code: 'bad-guess', path });
  if (next !== undefined && (typeof next !== 'object' || next === null || Array.isArray(next)))
    return fail({ code: 'bad-node', path });
  const branches: Branch[] = [];
  for (const [answer, below] of Object.entries(next ?? {})) {
    const cls = codec.parseClass(answer);
    if (cls === undefined || branches.some((branch) => branch.cls === cls))
      return fail({ code: 'bad-class', path: [...path, answer] });
    const node = readNode(below, codec, [...path, answer]);
    if (!node.ok) return node;
    branches.push({ cls, next: node.value });
  }
  return ok({ guess, branches: branches.toSorted((a, b) => a.cls - b.cls) });
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
