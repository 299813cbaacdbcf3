/**
 * The id of a new room, which is its link: the millisecond in 7 characters, and 90 random bits in 15. A database writes
 * whole pages; rooms that are played at the same time lie beside each other in it because they were opened at about the
 * same time. With purely random ids each move needs pages of its own, and writing it costs nearly twice as much (`npm
 * run bench ids`). What the id reveals, everybody in the room knows anyway.
 * @param random at least 15 characters of base64url
 */
export function makeRoomId(nowMs: number, random: string): string {
  let time = '';
  for (let rest = Math.max(0, nowMs), i = 0; i < TIME_LENGTH; i++) {
    time = (IN_ORDER[rest % IN_ORDER.length] ?? '') + time;
    rest = Math.floor(rest / IN_ORDER.length);
  }
  return time + random.slice(0, RANDOM_LENGTH);
}

/** The millisecond in an id; `undefined` where its beginning has other characters. */
export function millisecondOf(id: string): number | undefined {
  let ms = 0;
  for (const letter of id.slice(0, TIME_LENGTH)) {
    const digit = IN_ORDER.indexOf(letter);
    if (digit < 0) return undefined;
    ms = ms * IN_ORDER.length + digit;
  }
  return ms;
}

/** The characters of base64url, in the order in which SQLite compares them. */
const IN_ORDER = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
export const TIME_LENGTH = 7;
export const RANDOM_LENGTH = 15;
