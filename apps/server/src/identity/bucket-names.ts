import { networkOf } from './limits.ts';

/** What the buckets of an address are called. The names contain a space; a guest's own bucket is named by the id alone. */
export type BucketNames = Readonly<Record<'files' | 'guests' | 'strangers', string>>;

/** Made once for each address, because every request asks for them. */
export function bucketNamesAt(ip: string): BucketNames {
  const known = namesByIp.get(ip);
  if (known) return known;
  const address = networkOf(ip);
  const names = {
    files: `files ${address}`,
    guests: `guests at ${address}`,
    strangers: `strangers at ${address}`,
  };
  if (namesByIp.size >= ADDRESSES_MAX) namesByIp.clear();
  namesByIp.set(ip, names);
  return names;
}

const namesByIp = new Map<string, BucketNames>();
const ADDRESSES_MAX = 10_000;
