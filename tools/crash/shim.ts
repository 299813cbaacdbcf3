import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Compiles the shim, or returns what is missing on this machine. */
export function compileShim(folder: string): { readonly path: string } | { readonly missing: string } {
  if (process.platform !== 'linux') return { missing: 'LD_PRELOAD, which needs Linux' };
  const path = join(folder, 'shim.so');
  const source = join(import.meta.dirname, 'shim.c');
  const lines: string[] = [];
  for (const compiler of [process.env['CC'] ?? '', 'cc', 'gcc', 'clang'].filter((name) => name !== '')) {
    const made = spawnSync(compiler, ['-shared', '-fPIC', '-O2', '-o', path, source, '-ldl'], {
      encoding: 'utf8',
    });
    if (made.status === 0) return { path };
    if (!made.error) lines.push(`${compiler}: ${made.stderr}`);
  }
  // If a compiler rejects our source, that is our fault and not a missing compiler.
  if (lines.length > 0) throw new Error(`the shim does not compile: ${lines.join('\n')}`);
  return { missing: 'a C compiler (cc, gcc or clang)' };
}
