import { ok, type Result } from '@inkling/core/result';
import { parseWordFile, type WordFile } from '@inkling/lists/word-file';
import { sayUnreadableFile } from '../../../shell/file-faults.ts';
import { type Refusal, reject } from '../../../shell/refusal.ts';
import { readText } from '../../../shell/text-file.ts';
import { sayNoList, sayWordFileFault } from '../messages/lists.ts';

/** Reads one of the user's own lists. */
export async function readListFile(path: string): Promise<Result<WordFile, Refusal>> {
  const text = await readText(path, LIST_SIZE_MAX);
  if (!text.ok) {
    const isName = text.error.code === 'missing' && /^\p{L}+$/u.test(path);
    const fault = isName ? sayNoList(path) : sayUnreadableFile(path, text.error, 'one word');
    return reject('bad-file', fault, path);
  }
  const file = parseWordFile(text.value);
  return file.ok ? ok(file.value) : reject('bad-file', sayWordFileFault(path, file.error), path);
}

/** Four bytes for each of the 10,000,000 characters that a list may have. */
const LIST_SIZE_MAX = 40_000_000;
