import type { ProofGame } from './proof-game.ts';

/** More letters have more answers than a byte tells apart. */
export const LETTERS_MAX = 5;
const WORDS_MAX = 16_384;

/** Can the checker hold a game of these words? */
export function areProofWords(words: readonly string[]): boolean {
  const letters = words[0]?.length ?? 0;
  const spelling = new RegExp(`^[a-z]{${letters}}$`);
  const isSize = letters > 0 && letters <= LETTERS_MAX && words.length <= WORDS_MAX;
  return isSize && words.every((word) => spelling.test(word));
}

/**
 * Words of so many letters from a to z: the answers are the secrets, and all that are allowed may be guessed. Guesses are numbered
 * answers first. Marks are written `g`, right place, `y`, elsewhere, and `w`, no. `undefined` where these lists are no such game.
 */
export function wordsOf(
  letters: number,
  answers: readonly string[],
  allowed: readonly string[],
): ProofGame | undefined {
  const numbers = new Map([...answers, ...allowed].map((word) => [word, 0]));
  const words = [...numbers.keys()];
  const areDistinct = new Set(answers).size === answers.length && new Set(allowed).size === allowed.length;
  if (!areDistinct || answers.length === 0 || words[0].length !== letters) return undefined;
  // Every secret must also be a guess.
  if (words.length !== allowed.length || !areProofWords(words)) return undefined;
  for (const [number, word] of words.entries()) numbers.set(word, number);
  const spelt = words.map((word) => Uint8Array.from(word, (letter) => letter.charCodeAt(0) - A));
  const secretCount = answers.length;
  const matrix = new Uint8Array(words.length * secretCount);
  for (const [guess, word] of spelt.entries())
    for (let secret = 0; secret < secretCount; secret++)
      matrix[guess * secretCount + secret] = marksOf(word, spelt[secret]);
  return {
    guessCount: words.length,
    secretCount,
    answerCount: 3 ** letters,
    answers: matrix,
    solved: 3 ** letters - 1,
    guess: (text) => numbers.get(text),
    answer(text) {
      const marks = Array.from(text, (mark) => MARKS.indexOf(mark));
      if (marks.length !== letters || marks.includes(-1)) return undefined;
      return marks.reduce((number, mark) => number * 3 + mark, 0);
    },
    symmetry: () => undefined,
    guessName: (guess) => words[guess],
    answerName: (answer) =>
      Array.from(answer.toString(3).padStart(letters, '0'), (mark) => MARKS[Number(mark)]).join(''),
  };
}

const MARKS = 'wyg';
const A = 'a'.charCodeAt(0);
/** Of each letter, how many in the secret are not at their place. */
const elsewhere = new Uint8Array(26);

/** As `checkMarks` in `evaluators.ts` says, and fast enough for all pairs of two lists. */
export function marksOf(guess: Uint8Array, secret: Uint8Array): number {
  elsewhere.fill(0);
  for (let place = 0; place < guess.length; place++)
    if (guess[place] !== secret[place]) elsewhere[secret[place]]++;
  let marks = 0;
  for (let place = 0; place < guess.length; place++) {
    const letter = guess[place];
    marks *= 3;
    if (letter === secret[place]) marks += 2;
    else if (elsewhere[letter] > 0) {
      elsewhere[letter]--;
      marks++;
    }
  }
  return marks;
}
