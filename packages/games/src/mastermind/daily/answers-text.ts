/** The number of places of the daily code. */
const PLACES = 4;

/** Converts the answers of a daily game, like `1,2`, to rows of symbols for sharing. */
export function codeAnswersText(answers: readonly string[]): readonly string[] {
  return answers.map((answer) => {
    const [exact, near] = countsIn(answer);
    return '⚫'.repeat(exact) + '⚪'.repeat(near) + '·'.repeat(Math.max(0, PLACES - exact - near));
  });
}

/** Parses an answer like `1,2`. Each count is clamped to the number of places. Never throws. */
export function countsIn(answer: string): readonly [exact: number, near: number] {
  const [exact = 0, near = 0] = answer
    .split(',')
    .map((count) => Math.max(0, Math.min(PLACES, Math.trunc(Number(count)) || 0)));
  return [exact, near];
}
