/**
 * Judging the first guess takes by far the longest, so the others are judged before it: `ask` is called without it, and
 * then with it. Ends when there is no answer, or when the returned function is called.
 */
export function judgeRestFirst<Answer>(
  ask: (judgesFirst: boolean) => Promise<Answer | undefined>,
  onAnswer: (answer: Answer | undefined, judgesFirst: boolean) => void,
): () => void {
  let isOver = false;
  const next = async (judgesFirst: boolean) => {
    const answer = await ask(judgesFirst);
    if (isOver) return;
    onAnswer(answer, judgesFirst);
    if (answer && !judgesFirst) await next(true);
  };
  void next(false);
  return () => {
    isOver = true;
  };
}
