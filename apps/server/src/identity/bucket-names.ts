import { networkOf } from './limits.ts';

/** The names of an address's buckets. They contain a space, unlike the name of a guest's bucket, which is an id. */
export type BucketNames = Readonly<Record<'files' | 'guests' | 'strangers', string>>;

/** Returns the bucket names for an address. They are cached, because every request needs them. */
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
