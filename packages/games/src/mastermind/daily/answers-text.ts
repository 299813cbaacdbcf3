/** The places of the code of a day. */
const PLACES = 4;

/** The answers of a day (`1,2`) as text that can be sent to others. */
export function codeAnswersText(answers: readonly string[]): readonly string[] {
  return answers.map((answer) => {
    const [exact, near] = countsIn(answer);
    return '⚫'.repeat(exact) + '⚪'.repeat(near) + '·'.repeat(Math.max(0, PLACES - exact - near));
  });
}

/** How many are exact and near; never more than there are places. Total. */
export function countsIn(answer: string): readonly [exact: number, near: number] {
  const [exact = 0, near = 0] = answer
    .split(',')
    .map((count) => Math.max(0, Math.min(PLACES, Math.trunc(Number(count)) || 0)));
  return [exact, near];
}
