import { BOARD_COUNTS, type BoardCount } from '@inkling/games/word/boards/rules/params';

/** What a person can type. What is no command is a guess, and the game says what is wrong with it. */
export type Command =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'new'; readonly boards: BoardCount | undefined; readonly seed: string }
  | { readonly kind: Plain };

type Plain = (typeof PLAIN)[number];
const PLAIN = ['hint', 'words', 'undo', 'redo', 'say', 'help'] as const;
const ALIASES: Readonly<Record<string, Plain>> = { '?': 'help', choices: 'words', state: 'say' };

/** Total. A command wins over a guess that is spelt alike; `guess hint` is the guess. */
export function parseCommand(line: string): Command {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const word = first.toLowerCase();
  if (word === 'guess' && rest.length > 0) return { kind: 'word', text: rest.join('') };
  const plain = PLAIN.find((name) => name === word) ?? (Object.hasOwn(ALIASES, word) && ALIASES[word]);
  if (plain && rest.length === 0) return { kind: plain };
  if (word !== 'new') return { kind: 'word', text: line.trim() };
  const boards = BOARD_COUNTS.find((count) => String(count) === rest[0]);
  return { kind: 'new', boards, seed: (boards ? rest.slice(1) : rest).join(' ') };
}
