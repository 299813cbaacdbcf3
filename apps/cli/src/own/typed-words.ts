/** The words of a typed line. What stands in quotation marks is one word, as on the command line. */
export function typedWords(line: string): readonly string[] {
  return Array.from(line.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word);
}

/** A line, or what it has in quotation marks if it has nothing else. */
export function unquoted(line: string): string {
  return /^"([^"]*)"$/.exec(line)?.[1] ?? line;
}
