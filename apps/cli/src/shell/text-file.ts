import { createReadStream } from 'node:fs';
import { fail, ok, type Result } from '@inkling/core/result';

/** Why there is no text to be had from a path; `system` is the system's own code. */
export type FileFault =
  | { readonly code: 'missing' | 'folder' | 'forbidden' | 'too-large' }
  | { readonly code: 'unreadable'; readonly system: string };

/** The bytes of a file, up to a limit: what somebody names may be a folder, a device or a pipe without an end. */
export async function readBytes(path: string, sizeMax: number): Promise<Result<Uint8Array, FileFault>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of createReadStream(path)) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > sizeMax) return fail({ code: 'too-large' });
    }
  } catch (error) {
    return fail(faultOf((error as NodeJS.ErrnoException).code ?? 'unknown'));
  }
  return ok(Buffer.concat(chunks));
}

/** `readBytes` as UTF-8, a byte order mark kept. */
export async function readText(path: string, sizeMax: number): Promise<Result<string, FileFault>> {
  const bytes = await readBytes(path, sizeMax);
  return bytes.ok ? ok(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.value)) : bytes;
}

function faultOf(system: string): FileFault {
  switch (system) {
    case 'ENOENT':
      return { code: 'missing' };
    case 'EISDIR':
      return { code: 'folder' };
    case 'EACCES':
    case 'EPERM':
      return { code: 'forbidden' };
    default:
      return { code: 'unreadable', system };
  }
}
