/** Squares indexed by mark: not in the word, at another place, at its place. */
const SQUARES = ['⬜', '🟨', '🟦'];

/** Formats the marks of each try (`01220`) as a row of squares that can be shared. */
export function wordAnswersText(answers: readonly string[]): readonly string[] {
  return answers.map((marks) => [...marks].map((mark) => SQUARES[Number(mark)]).join(''));
}
