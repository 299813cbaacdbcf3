import { networkOf } from './limits.ts';

/** What the buckets of an address are called. A guest's own bucket has the guest's id for a name, without a space. */
export type BucketNames = Readonly<Record<'files' | 'guests' | 'strangers', string>>;

/** Made once for each address: every request asks for them. */
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
