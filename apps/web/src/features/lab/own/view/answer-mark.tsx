import type { VNode } from 'preact';
import type { OpenedGame } from '../game/questions.ts';

/** Answers that mean yes and no, in the app's languages and in common table notation. */
const YES = new Set(['yes', 'y', 'ja', 'j', 'sí', 'si', 's', '1', 'true', 'x', '✓']);
const NO = new Set(['no', 'n', 'nein', '0', 'false', '-', '✗']);

export interface YesAndNo {
  readonly yes: number;
  readonly no: number;
}

/** Returns the answers that mean yes and no. Undefined unless the game has exactly one of each. */
export function yesAndNo({ answers }: Pick<OpenedGame, 'answers'>): YesAndNo | undefined {
  const numbers = (words: ReadonlySet<string>) =>
    answers.flatMap((answer, number) => (words.has(answer.toLowerCase()) ? [number] : []));
  const [[yes, ...moreYes], [no, ...moreNo]] = [numbers(YES), numbers(NO)];
  const isPlain = moreYes.length + moreNo.length === 0;
  return yes !== undefined && no !== undefined && isPlain ? { yes, no } : undefined;
}

/** An answer: yes as a disc, no as a dashed ring, and other answers as text. */
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
