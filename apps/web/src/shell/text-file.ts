/** Why a file is not read as a text. */
export type TextFileFault = 'not-text' | 'too-long';

/** What is wrong with a file, told by its size, its kind and its first bytes: the rest is not read. */
export async function textFileFault(file: Blob, bytesMax: number): Promise<TextFileFault | undefined> {
  if (NO_TEXT.test(file.type) || (await beginsBinary(file))) return 'not-text';
  return file.size > bytesMax ? 'too-long' : undefined;
}

/** Spreadsheets write CSV files under names of their own, so only these kinds are refused by name. */
const NO_TEXT = /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|gzip)$/;

/** Pictures, archives and programs have a zero among their first bytes; texts only where a mark says UTF-16. */
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
