/** What `arena` takes. */
export const ARENA_OPTIONS = {
  player: {
    value: 'COMMAND',
    text: 'the program that plays, over JSON lines on its standard input and output',
  },
  games: { value: 'N', text: 'how many secrets are drawn; default 20, 0 for all' },
  seed: { value: 'TEXT', text: 'draws the same secrets again; default arena' },
  turns: { value: 'N', text: 'guesses allowed in a game; default 20' },
  timeout: { value: 'SECONDS', text: 'time for one guess; default 10' },
} as const;
