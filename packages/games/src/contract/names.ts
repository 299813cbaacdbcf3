/** The names that users can choose in a room. The list is fixed, to exclude offensive and identifying names. */
export const NAMES = [
  'badger',
  'bear',
  'crane',
  'deer',
  'fox',
  'frog',
  'goat',
  'hare',
  'hedgehog',
  'lynx',
  'mole',
  'marten',
  'owl',
  'raven',
  'seal',
  'squirrel',
] as const;
export type Name = (typeof NAMES)[number];

/** The symbol shown next to a name. */
export const MARKS = ['circle', 'triangle', 'square', 'diamond', 'star', 'moon'] as const;
export type Mark = (typeof MARKS)[number];

/** A user's name and the symbol next to it. */
export interface Nickname {
  readonly name: Name;
  readonly mark: Mark;
}

/** Parses a nickname as a room stores it, `fox star`. Returns undefined for anything else. */
export function parseName(line: string): Nickname | undefined {
  const [nameText, markText, ...rest] = line.split(' ');
  const name = NAMES.find((known) => known === nameText);
  const mark = MARKS.find((known) => known === markText);
  return name && mark && rest.length === 0 ? { name, mark } : undefined;
}
/** Parses the name of a class, however it is typed: `HOLLY 427`. Returns undefined for any other string. */
export function parseClassroomName(text: string): string | undefined {
  const [, word, number] = /^\s*([a-z]{3,8})[\s-]*(\d{3})\s*$/i.exec(text) ?? [];
  return word && `${word.toLowerCase()}-${number}`;
}

/** Returns the name of a class as it is on the wall: `HOLLY 427`. */
export function makeClassroomName(name: string): string {
  return name.replace('-', ' ').toUpperCase();
}
