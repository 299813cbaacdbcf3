import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '../../tools/assemble.mjs';

/** Calls a function with the path of the program in its packaged form, which is deleted afterwards. */
export async function withPackedProgram(use: (program: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-packed-'));
  try {
    await assemble(folder);
    use(join(folder, 'bin', 'inkling.js'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
