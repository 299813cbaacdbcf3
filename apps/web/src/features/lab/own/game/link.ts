/** The maximum number of characters of a game in a link. */
export const LINK_LENGTH_MAX = 8192;
/** The maximum number of characters of the uncompressed game. Links to larger games are rejected. */
const UNPACKED_MAX = 4_000_000;

/**
 * Compresses a game's JSON and encodes it in URL-safe characters. Resolves to undefined if it is too long for a
 * link.
 */
export async function packGame(json: string): Promise<string | undefined> {
  if (json.length > UNPACKED_MAX) return undefined;
  const packed = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  if (bytes.length > LINK_LENGTH_MAX) return undefined;
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return text.length > LINK_LENGTH_MAX ? undefined : text;
}

/**
 * Decodes a packed game. Resolves to undefined for any string that `packGame` cannot produce; never rejects.
 * Law: inverse of `packGame`.
 */
export async function unpackGame(text: string): Promise<string | undefined> {
  if (text.length > LINK_LENGTH_MAX || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const reader = stream.getReader();
    let json = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      json += decoder.decode(part.value, { stream: true });
      if (json.length > UNPACKED_MAX) {
        await reader.cancel();
        return undefined;
      }
    }
    return json + decoder.decode();
  } catch {
    return undefined;
  }
}
