import { type Code, feedbackClass } from '@inkling/core/feedback';

/**
 * The essay's third evaluator. Like the essay's board, it holds one answer and counts its symbols once. It then counts
 * the symbols of each guess, adds up the smaller counts, and subtracts the exact matches at the end. The production
 * scalar (`scoreCode`) is the same idea in one pass.
 */
export function countingEvaluator(answer: Code, symbols: number): (guess: Code) => number {
  const answerCounts = new Int32Array(symbols);
  const guessCounts = new Int32Array(symbols);
  for (let i = 0; i < answer.length; i++) answerCounts[answer[i] as number]!++;
  return (guess) => {
    guessCounts.fill(0);
    for (let i = 0; i < guess.length; i++) guessCounts[guess[i] as number]!++;
    let near = 0;
    for (let s = 0; s < symbols; s++) near += Math.min(guessCounts[s] as number, answerCounts[s] as number);
    let exact = 0;
    for (let i = 0; i < guess.length; i++) if (guess[i] === answer[i]) exact++;
    return feedbackClass(exact, near - exact);
  };
}
