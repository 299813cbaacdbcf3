/** Whether the word is a file with a game, judging by its extension. */
export function isGameFile(word: string): boolean {
  return /\.(csv|tsv|json|mjs)$/i.test(word);
}
