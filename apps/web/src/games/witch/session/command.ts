import { fail, ok, type Result } from '@inkling/core/result';
import { LEVELS, type Level } from '@inkling/games/witch/rules/setting';

/** What a person can type. A `move` is read on by the game; so is a `square`, `row,column` from 1. */
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

/** As on a chessboard and in the terminal, columns have letters and rows numbers: `b3` is row 3, column 2. */
export function parseCommand(text: string): Result<Command, 'nothing'> {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return fail('nothing');
  const [first = '', ...rest] = line.split(' ');
  const word = first.toLowerCase();
  const alias = Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined;
  const plain = PLAIN.find((name) => name === word) ?? alias;
  if (plain && rest.length === 0) return ok({ kind: plain });
  if (word === 'new') return ok(readNew(rest));
  const square = readSquare(line);
  return ok(square ? { kind: 'square', text: square } : { kind: 'move', text: line });
}

/** `new`, `new hard`, `new hard holly`, `new holly`. */
function readNew(words: readonly string[]): Command {
  const level = LEVELS.find((name) => name === words[0]?.toLowerCase());
  const seed = (level ? words.slice(1) : words).join(' ');
  return { kind: 'new', level, seed: seed === '' ? undefined : seed };
}

function readSquare(line: string): string | undefined {
  const named = /^(?:flip |peek )?([a-t])(\d{1,2})$/i.exec(line);
  if (named) return `${named[2]},${(named[1] as string).toLowerCase().charCodeAt(0) - FIRST_LETTER + 1}`;
  const numbered = /^(?:flip |peek )?(\d{1,3})(?: ?, ?| )(\d{1,3})$/i.exec(line);
  return numbered ? `${numbered[1]},${numbered[2]}` : undefined;
}

const FIRST_LETTER = 97;
