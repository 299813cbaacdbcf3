import { fieldsOf, nameOfText } from '../../../shell/saved/saved.ts';
import type { Storage } from '../../../shell/saved/storage.ts';
import type { TreeSource } from '../model/address.ts';

/** The contents of a tree file, and of the word lists opened with it. */
export interface TreeFile {
  readonly text: string;
  readonly lists: readonly string[];
}

/** Storage for the file that was opened last, so that links to it work again in this browser. */
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
  const { text, lists } = fieldsOf(value);
  const isText = (each: unknown): each is string => typeof each === 'string';
  return isText(text) && Array.isArray(lists) && lists.every(isText) ? { text, lists } : undefined;
}

/** Returns the source name of an opened file, which is a hash of its contents. */
export function sourceOf(text: string): TreeSource {
  return `file-${nameOfText(text)}`;
}

/** The maximum number of bytes to read, so that a malicious file cannot exhaust memory. */
const BYTES_MAX = 16_000_000;

/**
 * Reads files, and returns the strategy among them with the rest as word lists. Returns undefined if there are
 * no files.
 */
export async function readFiles(
  files: readonly File[],
  isTree: (text: string) => boolean,
): Promise<TreeFile | 'too-long' | 'unreadable' | undefined> {
  if (files.length === 0) return undefined;
  if (files.reduce((sum, { size }) => sum + size, 0) > BYTES_MAX) return 'too-long';
  const texts = await Promise.all(files.map((file) => file.text())).catch(() => undefined);
  return texts ? chooseTree(texts, isTree) : 'unreadable';
}

/** Chooses the first text that starts like a tree, or else the first text. */
export function chooseTree(texts: readonly string[], isTree: (text: string) => boolean): TreeFile {
  const at = Math.max(texts.findIndex(isTree), 0);
  return { text: texts[at] ?? '', lists: texts.filter((_, each) => each !== at) };
}
