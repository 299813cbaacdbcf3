import { rename, writeFile } from 'node:fs/promises';
import { whyUnwritten } from './file-faults.ts';

/** Replaces a file whole, so that a stop at any moment leaves the old one or the new one. Gives the reason when it cannot. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<string | undefined> {
  try {
    await writeFile(`${path}.new`, content);
    await rename(`${path}.new`, path);
    return undefined;
  } catch (error) {
    return whyUnwritten(error);
  }
}
