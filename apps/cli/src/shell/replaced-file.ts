import { rename, writeFile } from 'node:fs/promises';
import { whyUnwritten } from './file-faults.ts';

/**
 * Replaces a whole file atomically: an interruption at any moment leaves either the old or the new one. Returns
 * the reason if it fails.
 */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<string | undefined> {
  try {
    await writeFile(`${path}.new`, content);
    await rename(`${path}.new`, path);
    return undefined;
  } catch (error) {
    return whyUnwritten(error);
  }
}
