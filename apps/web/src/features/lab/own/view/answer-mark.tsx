import type { VNode } from 'preact';
import type { OpenedGame } from '../game/questions.ts';

/** Answers that say yes and no, in the languages of the page and in the habits of tables. */
const YES = new Set(['yes', 'y', 'ja', 'j', 'sí', 'si', 's', '1', 'true', 'x', '✓']);
const NO = new Set(['no', 'n', 'nein', '0', 'false', '-', '✗']);

export interface YesAndNo {
  readonly yes: number;
  readonly no: number;
}

/** The answers that say yes and no; `undefined` where the game has not one of each. */
export function yesAndNo({ answers }: Pick<OpenedGame, 'answers'>): YesAndNo | undefined {
  const numbers = (words: ReadonlySet<string>) =>
    answers.flatMap((answer, number) => (words.has(answer.toLowerCase()) ? [number] : []));
  const [[yes, ...moreYes], [no, ...moreNo]] = [numbers(YES), numbers(NO)];
  const isPlain = moreYes.length + moreNo.length === 0;
  return yes !== undefined && no !== undefined && isPlain ? { yes, no } : undefined;
}

/** Yes as a disc and no as a dashed ring; other answers as they are. */
export function AnswerMark(props: { readonly game: OpenedGame; readonly answer: number }): VNode {
  const { game, answer } = props;
  const marks = yesAndNo(game);
  const text = game.answers[answer] ?? '';
  if (answer !== marks?.yes && answer !== marks?.no) return <>{text}</>;
  return (
    <>
      <span class={answer === marks.yes ? 'own-mark own-yes' : 'own-mark'} aria-hidden="true" />
      <span class="unseen">{text}</span>
    </>
  );
}
