/** The two rules that the page compares. */
export const PLAYERS = ['entropy', 'knuth'] as const;
export type Player = (typeof PLAYERS)[number];
