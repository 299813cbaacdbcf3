import { fail, ok, type Result } from '@inkling/core/result';
import { LEVELS, type Level } from '@inkling/games/witch/rules/setting';
import { readSquare } from '@inkling/games/witch/rules/squares';
import { plainCommand } from '../../../shell/commands.ts';

/** What a user can type. A `move` is parsed by the game, and so is a `square`: `row,column`, both one-based. */
export type Command =
  | { readonly kind: 'square'; readonly text: string }
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'new'; readonly level: Level | undefined; readonly seed: string | undefined }
  | { readonly kind: (typeof PLAIN)[number] };

const PLAIN = ['again', 'go', 'state', 'rules', 'settings', 'coven', 'help', 'cover'] as const;

const ALIASES: Readonly<Record<string, (typeof PLAIN)[number]>> = {
  '?': 'help',
  say: 'state',
  status: 'state',
};

export function parseCommand(text: string): Result<Command, 'nothing'> {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return fail('nothing');
  const [first = '', ...rest] = line.split(' ');
  const word = first.toLowerCase();
  const plain = plainCommand(PLAIN, ALIASES, word);
  if (plain && rest.length === 0) return ok({ kind: plain });
  if (word === 'new') return ok(readNew(rest));
  const square = squareIn(line);
  return ok(square ? { kind: 'square', text: square } : { kind: 'move', text: line });
}

/** `new`, `new hard`, `new hard holly`, `new holly`. */
function readNew(words: readonly string[]): Command {
  const level = LEVELS.find((name) => name === words[0]?.toLowerCase());
  const seed = (level ? words.slice(1) : words).join(' ');
  return { kind: 'new', level, seed: seed === '' ? undefined : seed };
}

function squareIn(line: string): string | undefined {
  const square = readSquare(line.replace(/^(?:flip|peek) /i, ''));
  return square && `${square.row + 1},${square.col + 1}`;
}
