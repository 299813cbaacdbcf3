/**
 * The checker's own evaluators, which cross out matching symbols: slow, obvious, and sharing nothing with the tables
 * that the search uses. Codes are arrays of symbol numbers.
 */

/** Returns the class of an exact/near answer: total·(total+1)/2 + exact, where total = exact + near. */
export function checkExactNear(guess: readonly number[], secret: readonly number[]): number {
  let exact = 0;
  const guessRest: number[] = [];
  const secretRest: number[] = [];
  for (const [place, symbol] of guess.entries()) {
    if (secret[place] === symbol) {
      exact++;
    } else {
      guessRest.push(symbol);
      secretRest.push(secret[place]);
    }
  }
  let total = exact;
  for (const symbol of guessRest) {
    const at = secretRest.indexOf(symbol);
    if (at < 0) continue;
    secretRest.splice(at, 1);
    total++;
  }
  return (total * (total + 1)) / 2 + exact;
}

/** Returns one mark for each place (2 = right place, 1 = elsewhere, 0 = no) as a base-3 number, first place first. */
export function checkMarks(guess: readonly number[], secret: readonly number[]): number {
  const marks: number[] = guess.map((symbol, place) => (secret[place] === symbol ? 2 : 0));
  const rest = secret.filter((_, place) => marks[place] === 0);
  for (const [place, symbol] of guess.entries()) {
    if (marks[place] === 2) continue;
    const at = rest.indexOf(symbol);
    if (at < 0) continue;
    rest.splice(at, 1);
    marks[place] = 1;
  }
  return marks.reduce((cls, mark) => cls * 3 + mark, 0);
}

/**
 * Returns whether `next` may follow these marks in hard mode: letters in the right place must stay there, and no letter
 * may occur less often than it was marked.
 */
export function checkHard(guess: readonly number[], cls: number, next: readonly number[]): boolean {
  const marks = Array.from(cls.toString(3).padStart(guess.length, '0'), Number);
  if (marks.some((mark, place) => mark === 2 && next[place] !== guess[place])) return false;
  return guess.every((letter) => {
    const marked = guess.filter((other, place) => other === letter && marks[place] > 0).length;
    return next.filter((other) => other === letter).length >= marked;
  });
}

/** Returns all codes of the given rules in lexicographic order. */
export function checkCodes(
  places: number,
  symbols: number,
  repeats: boolean,
): readonly (readonly number[])[] {
  let codes: number[][] = [[]];
  for (let place = 0; place < places; place++)
    codes = codes.flatMap((head) =>
      Array.from({ length: symbols }, (_, symbol) => symbol)
        .filter((symbol) => repeats || !head.includes(symbol))
        .map((symbol) => [...head, symbol]),
    );
  return codes;
}
