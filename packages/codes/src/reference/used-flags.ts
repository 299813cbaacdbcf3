import { type Code, feedbackClass } from '@inkling/core/feedback';

/**
 * The essay's second evaluator: two arrays of flags, stored with the answer, record which places of the guess and of
 * the answer are used up.
 */
export function usedFlagsEvaluator(answer: Code): (guess: Code) => number {
  const places = answer.length;
  const guessUsed = new Array<boolean>(places).fill(false);
  const answerUsed = new Array<boolean>(places).fill(false);
  return (guess) => {
    let exact = 0;
    let near = 0;
    for (let i = 0; i < places; i++) {
      guessUsed[i] = answerUsed[i] = guess[i] === answer[i];
      if (guessUsed[i]) exact++;
    }
    for (let i = 0; i < places; i++) {
      if (guessUsed[i]) continue;
      for (let j = 0; j < places; j++) {
        if (answerUsed[j] || guess[i] !== answer[j]) continue;
        near++;
        answerUsed[j] = true;
        break;
      }
    }
    return feedbackClass(exact, near);
  };
}
