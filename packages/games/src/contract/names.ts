/** What people may call themselves in a room. Names come from lists, so that none can hurt anybody or reveal who somebody is. */
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

/** The sign beside a name. */
export const MARKS = ['circle', 'triangle', 'square', 'diamond', 'star', 'moon'] as const;
export type Mark = (typeof MARKS)[number];

/** What somebody is called, and the sign beside it. */
export interface Nickname {
  readonly name: Name;
  readonly mark: Mark;
}

/** `fox star`, as a room writes it down. `undefined` for anything else. */
export function parseName(line: string): Nickname | undefined {
  const [nameText, markText, ...rest] = line.split(' ');
  const name = NAMES.find((known) => known === nameText);
  const mark = MARKS.find((known) => known === markText);
  return name && mark && rest.length === 0 ? { name, mark } : undefined;
}
