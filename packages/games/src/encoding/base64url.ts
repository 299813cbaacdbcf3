/** The 64 characters of base64url, in order of value (RFC 4648, section 5). A URL can contain them anywhere. */
export const URL_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bytes as base64url without padding: 32 bytes give 43 characters. */
export function makeBase64url(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 6; bits -= 6) text += URL_LETTERS[(held >> (bits - 6)) & 63];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + URL_LETTERS[(held << (6 - bits)) & 63] : text;
}

/** Decodes exactly `count` bytes. Returns undefined if `makeBase64url` would not produce this string from `count` bytes. */
export function parseBase64url(text: string, count: number): Uint8Array | undefined {
  if (text.length !== Math.ceil((count * 8) / 6)) return undefined;
  const bytes = new Uint8Array(count);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const value = URL_LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = held >> bits;
    }
  }
  return makeBase64url(bytes) === text ? bytes : undefined;
}
