/** Returns the name of a class as it stands on the wall: `HOLLY 427`. */
export function shownName(name: string): string {
  return name.replace('-', ' ').toUpperCase();
}
