/** Behind the address of the app. */
export function roomPath(room: string): string {
  return `#/online/room/${room}`;
}
