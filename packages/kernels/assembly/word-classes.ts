/**
 * Computes the marks of one guess against many words of at most five letters, 16 words at a time. A block holds a
 * 16-byte column for each of five places, then one for each letter (how often the word has it). Shorter words are
 * aligned to the end of the five places; nothing matches at the places before them.
 *
 * A letter that is not exact is near if the word has more copies of it than are claimed. Each earlier place of the
 * guess with the same letter claims a copy (whether exact or near), and each later one if it is exact. The first of
 * these numbers depends on the guess alone; the second takes one masked subtraction per pair of places. So repeated
 * letters need no branch.
 *
 * `guess` points at a `WORD_RECORD` of `layout.ts`. It consists of whole vectors: 5 symbols, 5 earlier copies and 10
 * masks of later places with the same letter (by pairs 01 02 03 04 12 13 14 23 24 34); then 5 column offsets.
 */
export function wordClasses(words: usize, blocks: u32, blockBytes: u32, guess: usize, classes: usize): void {
  const c0 = load<u32>(guess, 320);
  const c1 = load<u32>(guess, 324);
  const c2 = load<u32>(guess, 328);
  const c3 = load<u32>(guess, 332);
  const c4 = load<u32>(guess, 336);
  for (let block: u32 = 0; block < blocks; block++) {
    const x0 = i8x16.eq(v128.load(words), v128.load(guess));
    const x1 = i8x16.eq(v128.load(words, 16), v128.load(guess, 16));
    const x2 = i8x16.eq(v128.load(words, 32), v128.load(guess, 32));
    const x3 = i8x16.eq(v128.load(words, 48), v128.load(guess, 48));
    const x4 = i8x16.eq(v128.load(words, 64), v128.load(guess, 64));
    let s0 = spoken(v128.load(guess, 80), x1, v128.load(guess, 160));
    s0 = spoken(s0, x2, v128.load(guess, 176));
    s0 = spoken(s0, x3, v128.load(guess, 192));
    s0 = spoken(s0, x4, v128.load(guess, 208));
    let s1 = spoken(v128.load(guess, 96), x2, v128.load(guess, 224));
    s1 = spoken(s1, x3, v128.load(guess, 240));
    s1 = spoken(s1, x4, v128.load(guess, 256));
    let s2 = spoken(v128.load(guess, 112), x3, v128.load(guess, 272));
    s2 = spoken(s2, x4, v128.load(guess, 288));
    const s3 = spoken(v128.load(guess, 128), x4, v128.load(guess, 304));
    const s4 = v128.load(guess, 144);
    let value = mark(x0, v128.load(words + c0), s0);
    value = i8x16.add(thrice(value), mark(x1, v128.load(words + c1), s1));
    value = i8x16.add(thrice(value), mark(x2, v128.load(words + c2), s2));
    value = i8x16.add(thrice(value), mark(x3, v128.load(words + c3), s3));
    value = i8x16.add(thrice(value), mark(x4, v128.load(words + c4), s4));
    v128.store(classes, value);
    words += blockBytes;
    classes += 16;
  }
}

/** Adds one claimed copy where a later place with the same letter is exact. */
function spoken(copies: v128, exact: v128, sameLetter: v128): v128 {
  return i8x16.sub(copies, v128.and(exact, sameLetter));
}

/** 2 for exact, 1 for near, 0 for absent. */
function mark(exact: v128, copies: v128, spokenFor: v128): v128 {
  const near = v128.and(i8x16.gt_s(copies, spokenFor), i8x16.splat(1));
  return v128.bitselect(i8x16.splat(2), near, exact);
}

function thrice(value: v128): v128 {
  return i8x16.add(value, i8x16.add(value, value));
}
