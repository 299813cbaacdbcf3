import { type Code, feedbackClass } from '@inkling/core/feedback';

/**
 * The essay's third evaluator as it stands there: two arrays of counts, the sum of the smaller ones, and the
 * exact matches taken off at the end. The production scalar (`scoreCode`) is the same idea in one pass.
 */
export function scoreByCounting(guess: Code, secret: Code): number {
  const guessCounts = countSymbols(guess);
  const secretCounts = countSymbols(secret);
  let near = 0;
  for (const [symbol, count] of guessCounts) near += Math.min(count, secretCounts.get(symbol) ?? 0);
  let exact = 0;
  for (let i = 0; i < guess.length; i++) if (guess[i] === secret[i]) exact++;
  return feedbackClass(exact, near - exact);
}

function countSymbols(code: Code): Map<number, number> {
  const counts = new Map<number, number>();
  for (const symbol of Array.from(code)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}
