/** The whole address that opens a room. */
export function roomAddress(room: string): string {
  return new URL(`#/online/room/${room}`, location.href).href;
}

/** The whole address that makes another browser the same guest. What stands behind `#` is sent to no server. */
export function guestAddress(recovery: string): string {
  return new URL(`#/online/guest/${recovery}`, location.href).href;
}
