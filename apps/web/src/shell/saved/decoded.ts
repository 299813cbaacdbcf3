/** Decodes a part of an address. Returns undefined if its percent-encoding is invalid. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
