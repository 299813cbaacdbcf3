import { base64url } from './mixed-radix.ts';

/**
 * Four characters that tell a damaged link from a whole one: CRC-24 (RFC 4880, section 6.1), which sees every
 * single slip, every swap of neighbours and every torn-off end but one in 16 million. It is no protection
 * against intent, and needs to be none: every value that a link can hold is harmless.
 */
export function checksum(text: string): string {
  return base64url(crc24(text), CHECKSUM_LENGTH);
}

export const CHECKSUM_LENGTH = 4;

/** CRC-24 of the code units of a text, low byte and high byte when there is one. */
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
