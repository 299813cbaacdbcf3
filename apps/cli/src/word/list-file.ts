import { fail, ok, type Result } from '@inkling/core/result';
import { parseWordFile, type WordFile } from '@inkling/words/word-file';
import { readText } from '../shell/text-file.ts';
import { sayUnreadableList, sayWordFileFault } from '../words/lists.ts';

/** Reads a person's own list; the error is a finished sentence. */
export async function readListFile(path: string): Promise<Result<WordFile, string>> {
  const text = await readText(path, LIST_SIZE_MAX);
  if (!text.ok) return fail(sayUnreadableList(path, text.error));
  const file = parseWordFile(text.value);
  return file.ok ? ok(file.value) : fail(sayWordFileFault(path, file.error));
}

/** Four bytes for each character that a list may have. */
const LIST_SIZE_MAX = 40_000_000;
