import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { TEXT_LENGTH_MAX } from '../engine/fact.ts';

/** Compresses the body of a proof (`docs/lower-bounds.md`) for a fact. Returns undefined if it is too long. */
export function packLemmas(lines: Iterable<string>): string | undefined {
  let text = '';
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length > UNPACKED_LENGTH_MAX) return undefined;
  }
  const packed = deflateRawSync(text, { level: 9 }).toString('base64');
  return packed.length > TEXT_LENGTH_MAX ? undefined : packed;
}

/** Returns undefined if the string is damaged or too long. */
export function unpackLemmas(packed: string): string | undefined {
  if (packed.length > TEXT_LENGTH_MAX) return undefined;
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: UNPACKED_LENGTH_MAX });
    return bytes.toString('latin1');
  } catch {
    return undefined;
  }
}

const UNPACKED_LENGTH_MAX = 2 ** 26;
