/** Why a file is rejected as text. */
export type TextFileFault = 'not-text' | 'too-long';

/** Returns what is wrong with a file, judging by its size, its MIME type and its first bytes only. */
export async function textFileFault(file: Blob, bytesMax: number): Promise<TextFileFault | undefined> {
  if (NO_TEXT.test(file.type) || (await beginsBinary(file))) return 'not-text';
  return file.size > bytesMax ? 'too-long' : undefined;
}

/** Only these MIME types are rejected: others may be text, since spreadsheets label CSV files in their own ways. */
const NO_TEXT = /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|gzip)$/;

/** Images, archives and programs have a zero among their first bytes; text does only after a UTF-16 byte order mark. */
async function beginsBinary(file: Blob): Promise<boolean> {
  const bytes = await file
    .slice(0, 512)
    .arrayBuffer()
    .then(
      (buffer) => new Uint8Array(buffer),
      () => new Uint8Array(),
    );
  const [first = 0, second = 0] = bytes;
  const isWide = first + second === 0xff + 0xfe && Math.abs(first - second) === 1;
  return !isWide && bytes.includes(0);
}
