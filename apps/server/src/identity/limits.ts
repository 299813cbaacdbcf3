/** A bucket fills at `perSecond` up to `burst`; what it does not hold is refused. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/**
 * What one guest, or one address, may do. Requests are counted by what they cost: a unit is a quarter of a millisecond
 * of the thread that answers everybody (`npm run bench routes` measures), and each route says how many it takes.
 */
export interface Limits {
  /** Units of one guest. */
  readonly requests: Rate;
  /** Units of one address: one bucket for its guests, and one for everybody there who shows no token. */
  readonly address: Rate;
  /** Units of one route for all people together who show no token: 400 a second are a tenth of a core. */
  readonly strangers: Rate;
  /** Files of the page for one address. */
  readonly files: Rate;
  readonly newGuests: Rate;
  readonly newRooms: Rate;
  /** Tries at rated puzzles; nobody solves them faster than this. */
  readonly puzzleTries: Rate;
  readonly recoveries: Rate;
  /** How many rooms one guest may have. */
  readonly roomsOfGuest: number;
  /** Open event streams of one address, and of everybody together. */
  readonly streamsPerAddress: number;
  readonly streams: number;
  /** Open event streams of people without a seat in one room. */
  readonly watchersOfRoom: number;
  /** Requests being answered at once; more get 503. */
  readonly atOnce: number;
}

export const USUAL_LIMITS: Limits = {
  requests: { perSecond: 20, burst: 100 },
  address: { perSecond: 100, burst: 500 },
  strangers: { perSecond: 400, burst: 2000 },
  files: { perSecond: 200, burst: 4000 },
  newGuests: { perSecond: 1 / 20, burst: 30 },
  newRooms: { perSecond: 1 / 5, burst: 40 },
  puzzleTries: { perSecond: 1 / 20, burst: 20 },
  recoveries: { perSecond: 1 / 30, burst: 10 },
  roomsOfGuest: 1000,
  streamsPerAddress: 64,
  streams: 5000,
  watchersOfRoom: 50,
  atOnce: 2000,
};

const ENDLESS: Rate = { perSecond: 1e9, burst: 1e9 };

/** For servers behind a proxy that limits requests itself, and for measuring. */
export const RATES_OFF: Partial<Limits> = {
  requests: ENDLESS,
  address: ENDLESS,
  strangers: ENDLESS,
  files: ENDLESS,
  newGuests: ENDLESS,
  newRooms: ENDLESS,
  puzzleTries: ENDLESS,
  recoveries: ENDLESS,
  roomsOfGuest: 1e9,
  streamsPerAddress: 1e9,
  watchersOfRoom: 1e9,
};

/** What an address counts as: an IPv6 host has 2⁶⁴ of them, so its network counts. */
export function networkOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!address.includes(':')) return address;
  const [head = ''] = address.split('%', 1);
  const [left = '', right] = head.split('::');
  const start = left === '' ? [] : left.split(':');
  const end = right === undefined || right === '' ? [] : right.split(':');
  const zeros =
    right === undefined ? [] : new Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((part) => part.padStart(4, '0').toLowerCase())
    .join(':');
}
