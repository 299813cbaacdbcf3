import { fieldsOf, nameOfText } from '../../../shell/saved/saved.ts';
import type { Storage } from '../../../shell/saved/storage.ts';
import type { TreeSource } from '../model/address.ts';

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
  const { text, lists } = fieldsOf(value);
  const isText = (each: unknown): each is string => typeof each === 'string';
  return isText(text) && Array.isArray(lists) && lists.every(isText) ? { text, lists } : undefined;
}

/** Names an opened file by what is in it. */
export function sourceOf(text: string): TreeSource {
  return `file-${nameOfText(text)}`;
}

/** Bytes that are read at all: a hostile file must not fill the memory. */
const BYTES_MAX = 16_000_000;

/** The strategy among some files, with the rest as word lists; `undefined` when there is no file. */
export async function readFiles(
  files: readonly File[],
  isTree: (text: string) => boolean,
): Promise<TreeFile | 'too-long' | 'unreadable' | undefined> {
  if (files.length === 0) return undefined;
  if (files.reduce((sum, { size }) => sum + size, 0) > BYTES_MAX) return 'too-long';
  const texts = await Promise.all(files.map((file) => file.text())).catch(() => undefined);
  return texts ? chooseTree(texts, isTree) : 'unreadable';
}

/** The first text that begins like a tree, or the first. */
export function chooseTree(texts: readonly string[], isTree: (text: string) => boolean): TreeFile {
  const at = Math.max(texts.findIndex(isTree), 0);
  return { text: texts[at] ?? '', lists: texts.filter((_, each) => each !== at) };
}
