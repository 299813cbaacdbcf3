import { plainCommand } from '../../../shell/commands.ts';
/** What a user can type. A `move` is parsed by the game. */
export type Command =
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'new'; readonly seed: string }
  | { readonly kind: Plain };

type Plain = (typeof PLAIN)[number];

const PLAIN = ['undo', 'redo', 'left', 'link', 'state', 'help', 'setup'] as const;

const ALIASES: Readonly<Record<string, Plain>> = { '?': 'help', choices: 'left', status: 'state' };

/** Never throws: whatever is not a command becomes a move, and the game reports what is wrong with it. */
export function parseCommand(line: string): Command {
  const text = line.replace(/\s+/g, ' ').trim();
  const word = text.toLowerCase();
  const plain = plainCommand(PLAIN, ALIASES, word);
  if (plain) return { kind: plain };
  if (word === 'new' || word.startsWith('new ')) return { kind: 'new', seed: text.slice(4) };
  return { kind: 'move', text };
}
