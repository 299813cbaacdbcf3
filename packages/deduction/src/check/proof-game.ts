import type { KnownList, ListName } from './named-list.ts';

/**
 * A game as the checker of lower bounds sees it: numbered guesses and secrets, and the answer to each guess for each
 * secret. Guesses that may be the secret come first and have the same numbers as the secrets.
 */
export interface ProofGame {
  readonly guessCount: number;
  readonly secretCount: number;
  /** Answers are numbered from 0 to `answerCount − 1`. */
  readonly answerCount: number;
  /** The answer at `guess * secretCount + secret`. */
  readonly answers: Uint8Array;
  /** The answer that ends the game. */
  readonly solved: number;
  guess(text: string): number | undefined;
  answer(text: string): number | undefined;
  symmetry(text: string): ProofSymmetry | undefined;
  guessName(guess: number): string;
  answerName(answer: number): string;
}

/** Maps a guess to its image. It preserves answers: a guess and a secret have the same answer as their images. */
export type ProofSymmetry = (guess: number) => number;

export type RulesFault = 'too-large' | 'bad-header' | 'missing-list' | 'wrong-list';

/** Returns the game for some rules; undefined if they need one more list. `known` are the available lists. */
export function proofGame(
  rules: string,
  lists: readonly ListName[],
  known: readonly KnownList[],
): ProofGame | RulesFault | undefined {
  const [, letters, places, symbols, r] =
    /^(?:word([1-5])|p([1-9]\d{0,8})c([1-9]\d{0,8})([rn]))$/.exec(rules) ?? [];
  if (letters === undefined) {
    const isGame = r !== undefined && isCheckable(Number(places), Number(symbols), r === 'r');
    return isGame ? codeGame(Number(places), Number(symbols), r === 'r') : 'too-large';
  }
  const words: (readonly string[])[] = [];
  for (const [at, { name, count, sha256 }] of lists.entries()) {
    if (name !== ['answers', 'allowed'][at]) return 'bad-header';
    const held = known.find((list) => list.name === name);
    if (!held) return 'missing-list';
    if (held.sha256 !== sha256 || held.words.length !== count) return 'wrong-list';
    words.push(held.words);
  }
  return words.length < 2 ? undefined : wordGame(Number(letters), words[0], words[1]);
}

/** Whether there are such codes, and not too many of them. */
export function isCheckable(places: number, symbols: number, repeats: boolean): boolean {
  let size = Math.min(places, symbols) >= 1 && Math.max(places, symbols) <= SYMBOLS_MAX ? 1 : 0;
  for (let place = 0; place < places && size <= GUESSES_MAX; place++)
    size *= repeats ? symbols : symbols - place;
  return size >= 1 && size <= GUESSES_MAX;
}

/**
 * Returns whether the checker can represent a game of these words. They must all have the same length, at most five
 * letters: longer words have more answers than a byte can distinguish.
 */
export function areProofWords(words: readonly string[], letters: number = words[0]?.length ?? 0): boolean {
  const isWord = (word: string) => word.length === letters && /^[a-z]{1,5}$/.test(word);
  return words.length > 0 && words.length <= GUESSES_MAX && words.every(isWord);
}

/** Makes a game of all codes in lexicographic order. Answers are written `exact,near`. */
function codeGame(places: number, symbols: number, repeats: boolean): ProofGame {
  const letters = Array.from(ALPHABET.slice(0, symbols));
  let codes = [''];
  const names = ['0,0'];
  for (let pegs = 1; pegs <= places; pegs++) {
    const rests = (head: string) => letters.filter((letter) => repeats || !head.includes(letter));
    codes = codes.flatMap((head) => rests(head).map((letter) => head + letter));
    for (let exact = 0; exact <= pegs; exact++) names.push(`${exact},${pegs - exact}`);
  }
  return makeGame(codes, codes.length, names, letters.join(''));
}

/**
 * Makes a word game: possible answers first, then other allowed words. Marks: `g` right place, `y` elsewhere, `w` no.
 */
function wordGame(letters: number, answers: readonly string[], allowed: readonly string[]) {
  const words = Array.from(new Set([...answers, ...allowed]));
  const areDistinct = new Set(answers).size === answers.length && new Set(allowed).size === allowed.length;
  // Every secret must also be a guess.
  if (!areDistinct || answers.length === 0 || words.length !== allowed.length) return 'wrong-list';
  if (!areProofWords(words, letters)) return 'wrong-list';
  let names = [''];
  for (let letter = 0; letter < letters; letter++)
    names = names.flatMap((name) => Array.from('wyg', (mark) => name + mark));
  return makeGame(words, answers.length, names, undefined);
}

/** Makes a game whose last answer is the one that solves. Without `symbols` it has words, marked letter by letter. */
function makeGame(
  guesses: readonly string[],
  secretCount: number,
  names: readonly string[],
  symbols: string | undefined,
): ProofGame {
  const guessNumbers = new Map(guesses.map((text, number) => [text, number]));
  const answerNumbers = new Map(names.map((text, number) => [text, number]));
  const spelt = guesses.map((text) => Uint8Array.from(text, (letter) => ALPHABET.indexOf(letter)));
  const size = symbols?.length ?? 0;
  // The number of each code at its key: its symbols, read as digits. Words need no images.
  const byKey = new Uint16Array(size ** guesses[0].length);
  for (const [number, code] of spelt.entries())
    byKey[code.reduce((key, one) => key * size + one, 0)] = number;
  const answers = new Uint8Array(guesses.length * secretCount);
  for (const [guess, letters] of spelt.entries())
    for (let secret = 0; secret < secretCount; secret++)
      answers[guess * secretCount + secret] = answerTo(letters, spelt[secret], symbols === undefined);
  return {
    guessCount: guesses.length,
    secretCount,
    answerCount: names.length,
    answers,
    solved: names.length - 1,
    guess: (text) => guessNumbers.get(text),
    answer: (text) => answerNumbers.get(text),
    symmetry(text) {
      const [order, letters = '', rest] = text.split('/');
      const places = '0123456789'.slice(0, guesses[0].length);
      const sorted = (part: string) => Array.from(part).toSorted().join('');
      if (rest !== undefined || places.length < guesses[0].length) return undefined;
      if (sorted(order) !== places || sorted(letters) !== symbols) return undefined;
      const from = Array.from(order, Number);
      const names = Array.from(letters, (letter) => ALPHABET.indexOf(letter));
      return (guess) => {
        let key = 0;
        for (const place of from) key = key * size + names[spelt[guess][place]];
        return byKey[key];
      };
    },
    guessName: (guess) => guesses[guess],
    answerName: (answer) => names[answer],
  };
}

const GUESSES_MAX = 16_384;
const SYMBOLS_MAX = 20;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
/** By symbol: how many copies in the secret are not matched yet. */
const elsewhere = new Int8Array(ALPHABET.length);

/**
 * Returns the number of an answer. With `isMarked`, it is one mark for each place (2 right, 1 elsewhere, 0 no) in
 * base 3; otherwise exact/near answers are numbered by their total, then by exact.
 */
export function answerTo(guess: Uint8Array, secret: Uint8Array, isMarked: boolean): number {
  let [exact, pegs, marks] = [0, 0, 0];
  elsewhere.fill(0);
  for (let place = 0; place < guess.length; place++)
    if (guess[place] !== secret[place]) elsewhere[secret[place]]++;
  for (let place = 0; place < guess.length; place++) {
    const mark = guess[place] === secret[place] ? 2 : elsewhere[guess[place]]-- > 0 ? 1 : 0;
    marks = 3 * marks + mark;
    if (mark === 2) exact++;
    if (mark > 0) pegs++;
  }
  return isMarked ? marks : (pegs * (pegs + 1)) / 2 + exact;
}
