import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fail, ok, type Result } from '@inkling/core/result';

/** Why no text can be read from a path; `system` is the system's error code. */
export type FileFault =
  | { readonly code: 'missing' | 'folder' | 'forbidden' | 'too-large' | 'damaged' }
  | { readonly code: 'unreadable'; readonly system: string };

/** Reads the bytes of a file, up to a limit: the path may be a folder, a device or an endless pipe. */
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
    return fail(pieceFault(error));
  }
  return ok(Buffer.concat(chunks));
}

/**
 * Reads a file like `readBytes` and decodes it as UTF-8, or as UTF-16 if it starts with that byte order mark, as
 * spreadsheets write it. The mark is kept.
 */
export async function readText(path: string, sizeMax: number): Promise<Result<string, FileFault>> {
  const bytes = await readBytes(path, sizeMax);
  return bytes.ok
    ? ok(new TextDecoder(encodingOf(bytes.value), { ignoreBOM: true }).decode(bytes.value))
    : bytes;
}

/** Yields the bytes of a file piece by piece, unpacked if it is compressed by gzip. Throws the system's errors. */
export async function* readPieces(path: string): AsyncGenerator<Buffer> {
  const pieces: AsyncIterator<Buffer> = createReadStream(path)[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return;
  const whole = (async function* () {
    yield first.value;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  })();
  const isPacked = first.value[0] === 0x1f && first.value[1] === 0x8b;
  yield* isPacked ? Readable.from(whole).pipe(createGunzip()) : whole;
}

/** Converts an error thrown by `readPieces`. */
export function pieceFault(error: unknown): FileFault {
  return faultOf((error as NodeJS.ErrnoException).code ?? 'unknown');
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
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
      return system.startsWith('Z_') ? { code: 'damaged' } : { code: 'unreadable', system };
  }
}
