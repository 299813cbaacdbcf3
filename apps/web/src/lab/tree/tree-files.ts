import type { Storage } from '../../session/storage.ts';

/** A tree file with the word lists that came along. */
export interface TreeFile {
  readonly text: string;
  readonly lists: readonly string[];
}

/** The file that was opened last, so that its links work again in this browser. */
export interface TreeFiles {
  read(): Promise<TreeFile | undefined>;
  keep(file: TreeFile): Promise<void>;
}

const KEPT = 'lab/tree';

export function treeFiles(storage: Storage): TreeFiles {
  return {
    async read() {
      return parseKept(await storage.read(KEPT));
    },
    async keep(file) {
      await storage.write(KEPT, file);
    },
  };
}

function parseKept(value: unknown): TreeFile | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, lists } = value as Partial<Record<keyof TreeFile, unknown>>;
  const isText = (each: unknown): each is string => typeof each === 'string';
  return isText(text) && Array.isArray(lists) && lists.every(isText) ? { text, lists } : undefined;
}
