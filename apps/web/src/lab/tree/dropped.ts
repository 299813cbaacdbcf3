import type { TreeFile } from './tree-files.ts';

/** Bytes that are read at all: a hostile file must not fill the memory. */
const BYTES_MAX = 16_000_000;

/** The strategy among some files, with the rest as word lists; `undefined` when there is no file. */
export async function readFiles(
  files: readonly File[],
): Promise<TreeFile | 'too-long' | 'unreadable' | undefined> {
  if (files.length === 0) return undefined;
  if (files.reduce((sum, { size }) => sum + size, 0) > BYTES_MAX) return 'too-long';
  const texts = await Promise.all(files.map((file) => file.text())).catch(() => undefined);
  return texts ? chooseTree(texts) : 'unreadable';
}

/** The first text that begins like a strategy, or the first. */
export function chooseTree(texts: readonly string[]): TreeFile {
  const found = texts.findIndex((text) =>
    /^\s*(inkling-strategy|\d{1,9}\s*\(|\{|[a-z]+\s+[BYG]+1\b)/.test(text),
  );
  const at = Math.max(found, 0);
  return { text: texts[at] ?? '', lists: texts.filter((_, each) => each !== at) };
}
