import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { TEXT_LENGTH_MAX } from '../engine/fact.ts';

/** The lines of a proof below its head (`docs/lower-bounds.md`) as the text of a fact; `undefined` if they are too long. */
export function packLemmas(lines: Iterable<string>): string | undefined {
  let text = '';
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length > UNPACKED_LENGTH_MAX) return undefined;
  }
  const packed = deflateRawSync(text, { level: 9 }).toString('base64');
  return packed.length > TEXT_LENGTH_MAX ? undefined : packed;
}

/** `undefined` for text that is damaged or too long. */
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
