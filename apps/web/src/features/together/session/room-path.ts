/** The address of a room, relative to that of the app. */
export function roomPath(room: string): string {
  return `#/online/room/${room}`;
}
