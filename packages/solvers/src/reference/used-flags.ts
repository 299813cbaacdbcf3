import { type Code, feedbackClass } from '@inkling/core/feedback';

/** The essay's second evaluator: two arrays of flags say which places of guess and secret are used up. */
export function scoreByUsedFlags(guess: Code, secret: Code): number {
  const places = guess.length;
  const guessUsed = new Array<boolean>(places).fill(false);
  const secretUsed = new Array<boolean>(places).fill(false);
  let exact = 0;
  for (let i = 0; i < places; i++)
    if (guess[i] === secret[i]) {
      exact++;
      guessUsed[i] = true;
      secretUsed[i] = true;
    }
  let near = 0;
  for (let i = 0; i < places; i++) {
    if (guessUsed[i]) continue;
    for (let j = 0; j < places; j++) {
      if (secretUsed[j] || guess[i] !== secret[j]) continue;
      near++;
      secretUsed[j] = true;
      break;
    }
  }
  return feedbackClass(exact, near);
}
