import type { Storage } from '../../shell/saved/storage.ts';

/** Remembers until the page is gone, and keeps nothing on the device. */
export function forgetfulStorage(): Storage {
  const kept = new Map<string, unknown>();
  return {
    read: async (key) => kept.get(key),
    async write(key, value) {
      kept.set(key, value);
      return true;
    },
    list: async (prefix) => [...kept].filter(([key]) => key.startsWith(prefix)),
    async remove(keys) {
      for (const key of keys) kept.delete(key);
      return true;
    },
  };
}
