/** Threads share the work on sets of at least this size. */
export const SHARED_MIN: u32 = 64;

/** Returns the name of a set for other threads; 0 for sets that are searched before another thread could help. */
export function nameOf(hash: u32, size: u32): u32 {
  return size >= SHARED_MIN ? hash | 1 : 0;
}

/** Returns the unit for a part of the work on a named set; 0 if the set has no name. */
export function unitOf(name: u32, part: u32): u32 {
  if (name === 0) return 0;
  const x = (name ^ (part + 1)) * 0x9e3779b1;
  return (x ^ (x >> 15)) | 1;
}
