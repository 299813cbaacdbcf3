/**
 * Judges the first guess last, because that takes by far the longest: calls `ask` first without and then with the first
 * guess. Stops if there is no answer, or when the returned function is called.
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
