/**
 * The words that can be typed at any prompt of a game. They win over codes that are spelt alike; `h i n t`, with
 * spaces, is always a code.
 */
export type TableWord = { readonly kind: 'quit' } | GameWord;

/** The words that a game answers by itself. */
export type GameWord =
  | { readonly kind: Exclude<(typeof PLAIN_WORDS)[number], 'quit'> }
  | { readonly kind: 'why'; readonly place: string; readonly symbol: string }
  | { readonly kind: 'rescore'; readonly turn: string; readonly answer: string };

const PLAIN_WORDS = ['help', 'quit', 'undo', 'redo', 'hint', 'choices', 'codes', 'board', 'resign'] as const;

const OTHER_NAMES: Readonly<Record<string, (typeof PLAIN_WORDS)[number]>> = {
  '?': 'help',
  exit: 'quit',
  q: 'quit',
};

/** The word in an entry, or `undefined` when it is an entry for the game. Any text is fine. */
export function readTableWord(input: string): TableWord | undefined {
  if (input.length > WORD_LENGTH_MAX) return undefined;
  const text = input.trim().toLowerCase();
  if (Object.hasOwn(OTHER_NAMES, text)) return { kind: OTHER_NAMES[text] as (typeof PLAIN_WORDS)[number] };
  const plain = PLAIN_WORDS.find((word) => word === text);
  if (plain) return { kind: plain };
  const [head = '', first = '', ...rest] = input.trim().split(/\s+/);
  if (head.toLowerCase() === 'why') return { kind: 'why', place: first, symbol: rest.join(' ') };
  if (head.toLowerCase() === 'rescore') return { kind: 'rescore', turn: first, answer: rest.join(' ') };
  return undefined;
}

const WORD_LENGTH_MAX = 400;
