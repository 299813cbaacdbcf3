/** The guess or the secret that a move hands in; `undefined` for any other move. */
export function guessIn(move: string): string | undefined {
  return /^(?:guess|deposit) (.*)$/.exec(move)?.[1];
}
