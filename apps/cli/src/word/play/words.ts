/**
 * The words that can be typed at the prompt. A word as long as the hidden one is always a guess, because BOARD and
 * HINT are words; with a slash before it, it is always a command.
 */
const WORDS = ['help', 'quit', 'undo', 'redo', 'hint', 'choices', 'letters', 'board'] as const;

export type PlayWord = (typeof WORDS)[number];

const OTHER_NAMES: Readonly<Record<string, PlayWord>> = { '?': 'help', exit: 'quit', q: 'quit' };

/** The command in an entry, or `undefined` when it is a guess. Any text is fine. */
export function readPlayWord(input: string, length: number): PlayWord | undefined {
  const text = input.trim().toLowerCase();
  const sure = text.startsWith('/');
  const name = sure ? text.slice(1) : text;
  if (!sure && name.length === length && name !== '?') return undefined;
  if (Object.hasOwn(OTHER_NAMES, name)) return OTHER_NAMES[name];
  return WORDS.find((word) => word === name);
}
