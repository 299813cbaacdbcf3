/**
 * Returns the paths of sentences in a catalogue that are missing, empty, or the same as in English. What users type
 * (commands, keys) is exempt, because it is the same in every language.
 */
export function untranslated(english: unknown, other: unknown): readonly string[] {
  const sentences = new Map(leaves(other));
  return leaves(english).flatMap(([path, sentence]) => {
    const translation = sentences.get(path)?.trim() ?? '';
    const isSame = /\p{L}{2,}/u.test(translation) && translation === sentence && !TYPED.test(path);
    return translation === '' || isSame ? [path] : [];
  });
}

const TYPED = /[rR]ows\.\d+\.0(?:\.\d+)?$|(?:^|\.)placeholder$/;

/** Lists every string with its path. Functions are not called: each is represented by `()`. */
function leaves(value: unknown, path = ''): readonly (readonly [path: string, leaf: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, '()']];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`));
}
