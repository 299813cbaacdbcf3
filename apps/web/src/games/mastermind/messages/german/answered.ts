/** The two numbers of an answer; either may be unknown. */
export function answered(exact: number | undefined, near: number | undefined): string {
  if (exact === undefined && near === undefined) return 'Antwort unbekannt';
  return `${counted(exact, 'genau')}, ${counted(near, 'versetzt')}`;
}

/** The same as `answered`, as a sentence. */
export function answerSentence(...numbers: Parameters<typeof answered>): string {
  const text = answered(...numbers);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function counted(count: number | undefined, name: string): string {
  return count === undefined ? `${name} unbekannt` : `${count} ${name}`;
}
