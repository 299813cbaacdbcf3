/** Players whose choice depends on the codes left alone, so that they are trees. */
export const TREE_PLAYERS = ['knuth', 'expected', 'entropy', 'parts', 'sampled'] as const;
export type TreePlayer = (typeof TREE_PLAYERS)[number];

/** Where a tree comes from: the exact search, a player, or a file named by eight digits of its hash. */
export type TreeSource = 'optimal' | TreePlayer | `file-${string}`;

export function isTreeSource(text: string): text is TreeSource {
  return text === 'optimal' || isTreePlayer(text) || /^file-[0-9a-f]{8}$/.test(text);
}

export function isTreePlayer(text: string): text is TreePlayer {
  return TREE_PLAYERS.some((name) => name === text);
}
