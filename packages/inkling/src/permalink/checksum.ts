import { base64url } from './mixed-radix.ts';

/**
 * Four characters that tell a damaged link from a whole one: CRC-24 (RFC 4880, section 6.1), which sees every
 * single slip, every swap of neighbours and every torn-off end but one in 16 million. It is no protection
 * against intent, and needs to be none: every value that a link can hold is harmless.
 */
export function checksum(text: string): string {
  let crc = 0xb704ce;
  for (let i = 0; i < text.length; i++) {
    crc ^= (text.charCodeAt(i) & 255) << 16;
    for (let bit = 0; bit < 8; bit++) {
      crc <<= 1;
      if (crc & 0x1000000) crc ^= 0x1864cfb;
    }
  }
  return base64url(crc, CHECKSUM_LENGTH);
}

export const CHECKSUM_LENGTH = 4;
