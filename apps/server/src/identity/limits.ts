/** The rate of a token bucket, which refills by `perSecond` up to `burst`. Requests that exceed it are refused. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/**
 * The limits for one guest or one address. Requests are counted by their cost: a unit is a quarter of a millisecond of
 * the main thread (`npm run bench routes` measures it), and each route declares its cost.
 */
export interface Limits {
  /** Units for one guest. */
  readonly requests: Rate;
  /** Units for one address, which has one bucket for requests with a token and another for those without. */
  readonly address: Rate;
  /** Units for all requests without a token to one route: 400 per second are a tenth of a core. */
  readonly strangers: Rate;
  /** Web files for one address. */
  readonly files: Rate;
  readonly newGuests: Rate;
  readonly newRooms: Rate;
  /** Tries at rated puzzles; no human solves them faster than this. */
  readonly puzzleTries: Rate;
  readonly recoveries: Rate;
  /** The maximum number of rooms of one guest. */
  readonly roomsOfGuest: number;
  /** The maximum number of open event streams for one address; `streams` is the total for all. */
  readonly streamsPerAddress: number;
  readonly streams: number;
  /** The maximum number of open event streams of spectators in one room. */
  readonly watchersOfRoom: number;
  /** The maximum number of simultaneous requests; further ones get 503. */
  readonly atOnce: number;
}

export const USUAL_LIMITS: Limits = {
  requests: { perSecond: 20, burst: 100 },
  address: { perSecond: 100, burst: 500 },
  strangers: { perSecond: 400, burst: 2000 },
  files: { perSecond: 200, burst: 4000 },
  newGuests: { perSecond: 1 / 20, burst: 60 },
  newRooms: { perSecond: 1 / 5, burst: 40 },
  puzzleTries: { perSecond: 1 / 20, burst: 20 },
  recoveries: { perSecond: 1 / 30, burst: 10 },
  roomsOfGuest: 1000,
  streamsPerAddress: 200,
  streams: 5000,
  watchersOfRoom: 100,
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

/**
 * Returns the address to use for limits. For IPv6 this is the /56 network: a host has 2⁶⁴ addresses, and a household
 * usually has 256 such networks.
 */
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
  const groups = [...start, ...zeros, ...end].map((part) => part.padStart(4, '0').toLowerCase());
  return `${groups.slice(0, 3).join(':')}:${groups[3]?.slice(0, 2)}`;
}
