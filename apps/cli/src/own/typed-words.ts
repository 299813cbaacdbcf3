/** Splits a typed line into words. A part in quotation marks is one word, as on the command line. */
export function typedWords(line: string): readonly string[] {
  return Array.from(line.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word);
}

/** Removes the quotation marks from a line that is quoted as a whole. */
export function unquoted(line: string): string {
  return /^"([^"]*)"$/.exec(line)?.[1] ?? line;
}
