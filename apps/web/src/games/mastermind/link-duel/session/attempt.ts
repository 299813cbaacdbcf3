/**
 * Was a line that names `strange` meant as a guess: as long as one, or with several names of which the first is right?
 * What is none is told so as a whole, since the first letter of a wrong command is no news to anybody.
 */
export function isAttempt(line: string, strange: string, places: number): boolean {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  return rest.length === 0 ? first.length === places : strange !== first;
}
