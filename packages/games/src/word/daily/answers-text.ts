/** A square for each letter: not in the word, at another place, at its place. */
const SQUARES = ['⬜', '🟨', '🟦'];

/** The marks of each try (`01220`) as text that can be sent to others. */
export function wordAnswersText(answers: readonly string[]): readonly string[] {
  return answers.map((marks) => [...marks].map((mark) => SQUARES[Number(mark)]).join(''));
}
