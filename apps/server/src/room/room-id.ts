/**
 * Creates the id of a new room, which is also its link: the millisecond in 7 characters, then 90 random bits in 15
 * characters. The time comes first because a database writes whole pages: rooms played at the same time were usually
 * opened at about the same time, so their rows share pages. With purely random ids every move touches pages of its own,
 * and writing it costs nearly twice as much (`npm run bench ids`). The id reveals only when the room was opened, which
 * everybody in the room knows anyway.
 * @param random at least 15 base64url characters
 */
export function makeRoomId(nowMs: number, random: string): string {
  let time = '';
  for (let rest = Math.max(0, nowMs), i = 0; i < TIME_LENGTH; i++) {
    time = (IN_ORDER[rest % IN_ORDER.length] ?? '') + time;
    rest = Math.floor(rest / IN_ORDER.length);
  }
  return time + random.slice(0, RANDOM_LENGTH);
}

/** Returns the millisecond encoded in an id, or undefined if its beginning has characters outside base64url. */
export function millisecondOf(id: string): number | undefined {
  let ms = 0;
  for (const letter of id.slice(0, TIME_LENGTH)) {
    const digit = IN_ORDER.indexOf(letter);
    if (digit < 0) return undefined;
    ms = ms * IN_ORDER.length + digit;
  }
  return ms;
}

/** The base64url characters, in SQLite's sort order. */
const IN_ORDER = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
export const TIME_LENGTH = 7;
export const RANDOM_LENGTH = 15;
