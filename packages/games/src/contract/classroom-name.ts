/** Parses the name of a class, however it is typed: `HOLLY 427`. Returns undefined for any other string. */
export function parseClassroomName(text: string): string | undefined {
  const [, word, number] = /^\s*([a-z]{3,8})[\s-]*(\d{3})\s*$/i.exec(text) ?? [];
  return word && `${word.toLowerCase()}-${number}`;
}

/** Returns the name of a class as it is on the wall: `HOLLY 427`. */
export function makeClassroomName(name: string): string {
  return name.replace('-', ' ').toUpperCase();
}
