import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fail, ok, type Result } from '@inkling/core/result';

/** Why no text can be read from a path; `system` is the system's error code. */
export type FileFault =
  | { readonly code: 'missing' | 'folder' | 'forbidden' | 'too-large' | 'damaged' }
  /** The bytes are not text in this encoding. */
  | { readonly code: 'not-text'; readonly encoding: 'UTF-8' | 'UTF-16' }
  /** UTF-16 without a byte order mark, or where only UTF-8 is read. */
  | { readonly code: 'utf-16' }
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
 * spreadsheets write it. The mark is kept. Other bytes are refused, not replaced.
 */
export async function readText(path: string, sizeMax: number): Promise<Result<string, FileFault>> {
  const bytes = await readBytes(path, sizeMax);
  return bytes.ok ? decode(bytes.value) : bytes;
}

/** Like `readText`, for a file that will also be read by something that takes only UTF-8. */
export async function readUtf8(path: string, sizeMax: number): Promise<Result<string, FileFault>> {
  const bytes = await readBytes(path, sizeMax);
  if (!bytes.ok) return bytes;
  return encodingOf(bytes.value) === 'UTF-8' ? decode(bytes.value) : fail({ code: 'utf-16' });
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

function decode(bytes: Uint8Array): Result<string, FileFault> {
  const encoding = encodingOf(bytes);
  if (encoding === 'UTF-8' && isUnmarkedUtf16(bytes)) return fail({ code: 'utf-16' });
  try {
    return ok(new TextDecoder(encoding, { ignoreBOM: true, fatal: true }).decode(bytes));
  } catch {
    return fail({ code: 'not-text', encoding: encoding === 'UTF-8' ? 'UTF-8' : 'UTF-16' });
  }
}

function encodingOf([first, second]: Uint8Array): 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' {
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  return first === 0xfe && second === 0xff ? 'UTF-16BE' : 'UTF-8';
}

/** Whether the first character seems to be an ASCII one that takes two bytes, without a byte order mark. */
function isUnmarkedUtf16([first = -1, second = -1]: Uint8Array): boolean {
  const isText = (byte: number) => byte === 0x09 || byte === 0x0a || byte === 0x0d || byte >= 0x20;
  return (first === 0 && isText(second)) || (second === 0 && isText(first));
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
