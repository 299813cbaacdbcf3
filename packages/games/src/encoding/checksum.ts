import { base64url } from './mixed-radix.ts';

/**
 * Computes a four-character checksum that detects damaged links: CRC-24 (RFC 4880, section 6.1). It detects every
 * single wrong character, every swap of neighbours, and all but one in 16 million truncations. It does not protect
 * against tampering and need not: every value that a link can hold is harmless.
 */
export function checksum(text: string): string {
  return base64url(crc24(text), CHECKSUM_LENGTH);
}

export const CHECKSUM_LENGTH = 4;

/** Computes the CRC-24 of a string's code units: the low byte of each, then its high byte unless that is zero. */
export function crc24(text: string): number {
  let crc = 0xb704ce;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    crc = addByte(crc, unit & 255);
    if (unit > 255) crc = addByte(crc, unit >> 8);
  }
  return crc;
}

function addByte(start: number, byte: number): number {
  let crc = start ^ (byte << 16);
  for (let bit = 0; bit < 8; bit++) {
    crc <<= 1;
    if (crc & 0x1000000) crc ^= 0x1864cfb;
  }
  return crc;
}
