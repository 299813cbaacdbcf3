import { createReadStream } from 'node:fs';
import { fail, ok, type Result } from '@inkling/core/result';
import { parseWordFile, type WordFile } from '@inkling/words/word-file';
import { sayUnreadableFile, sayWordFileFault } from '../words/lists.ts';

/** Reads a person's own list; the error is a finished sentence. */
export async function readListFile(path: string): Promise<Result<WordFile, string>> {
  const text = await readText(path, (code) => sayUnreadableFile(path, code));
  if (!text.ok) return text;
  const file = parseWordFile(text.value);
  return file.ok ? ok(file.value) : fail(sayWordFileFault(path, file.error));
}

/** The text of a file that is not endless; `explain` says why it cannot be read, from the system's code. */
export async function readText(
  path: string,
  explain: (code: string | undefined) => string,
): Promise<Result<string, string>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of createReadStream(path)) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > FILE_SIZE_MAX) return fail(sayWordFileFault(path, { code: 'too-long' }));
    }
  } catch (error) {
    return fail(explain((error as NodeJS.ErrnoException).code));
  }
  return ok(new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(chunks)));
}

/** Four bytes for each character that a list may have. */
const FILE_SIZE_MAX = 40_000_000;
