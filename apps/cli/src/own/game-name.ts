/** Does this word name a file with a game, by its ending? */
export function isGameFile(word: string): boolean {
  return /\.(csv|tsv|json|mjs)$/i.test(word);
}
