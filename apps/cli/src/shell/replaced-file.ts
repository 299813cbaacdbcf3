import { rename, writeFile } from 'node:fs/promises';

/** Replaces a file whole, so that a stop at any moment leaves the old one or the new one. Gives the reason when it cannot. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<string | undefined> {
  try {
    await writeFile(`${path}.new`, content);
    await rename(`${path}.new`, path);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
