/**
 * Encodes sorted words as one short string: for each word, a capital letter for the number of letters that it
 * shares with the previous word (A = 0, B = 1, …), then the remaining letters. Half the size of plain text,
 * both before and after compression, and decoded in one pass. A trie was even smaller but needs forty times the
 * code.
 *
 * Law: `decodeWords(encodeWords(words))` is `words`, for sorted, distinct words of lower-case letters. At most
 * 25 letters are shared.
 */
export function encodeWords(words: readonly string[]): string {
  let text = '';
  let before = '';
  for (const word of words) {
    let shared = 0;
    while (shared < 25 && shared < before.length && word[shared] === before[shared]) shared++;
    text += String.fromCharCode(CAPITAL_A + shared) + word.slice(shared);
    before = word;
  }
  return text;
}

export function decodeWords(text: string): string[] {
  const words: string[] = [];
  let word = '';
  for (let at = 0; at < text.length; ) {
    const shared = text.charCodeAt(at) - CAPITAL_A;
    let end = at + 1;
    while (end < text.length && text.charCodeAt(end) > CAPITAL_Z) end++;
    word = word.slice(0, shared) + text.slice(at + 1, end);
    words.push(word);
    at = end;
  }
  return words;
}

const CAPITAL_A = 65;
const CAPITAL_Z = 90;
