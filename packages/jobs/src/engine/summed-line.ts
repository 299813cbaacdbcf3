import { crc32 } from 'node:zlib';

/**
 * Lines of a file that is only appended to, each after its checksum. The checksum finds damage; it is no protection
 * against somebody who writes it anew.
 */

/** Returns the CRC-32 of a text of one line as eight digits, a space, the text and a line feed. */
export function makeSummedLine(text: string): string {
  return `${sumOf(text)} ${text}\n`;
}

/** Returns the text of such a line, given without its line feed. Undefined if the checksum is not that of the text. */
export function parseSummedLine(line: string): string | undefined {
  const text = line.slice(SUM_DIGITS + 1);
  return line === `${sumOf(text)} ${text}` ? text : undefined;
}

function sumOf(text: string): string {
  return crc32(text).toString(16).padStart(SUM_DIGITS, '0');
}

const SUM_DIGITS = 8;
