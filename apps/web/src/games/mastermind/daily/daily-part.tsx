import './daily.css';
import { codeAnswersText, countsIn } from '@inkling/games/mastermind/daily/answers-text';
import type { VNode } from 'preact';
import type { DailyPart } from '../../../shell/parts/daily-part.ts';
import { daySheets } from './day-sheets.ts';

export const daily: DailyPart = {
  sheets: daySheets,
  Answers: ({ answers }) => (
    <div class="day-code" aria-hidden="true">
      {(answers.length === 0 ? NOT_YET : answers).map((answer, turn) => (
        <KeySquare key={turn} answer={answer} />
      ))}
    </div>
  ),
  answersText: codeAnswersText,
  later: async () => (await import('./later-part.ts')).later,
};

/** Shown before the first guess: rows that wait for an answer. */
const NOT_YET = ['', '', '', '', ''];
const PLACES = 4;

/** Two pegs over two, as on the board. */
function KeySquare({ answer }: { readonly answer: string }): VNode {
  const [exact, near] = countsIn(answer);
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect x="1" y="1" width="38" height="38" rx="7" />
      {Array.from({ length: PLACES }, (_, i) => {
        const [cx, cy] = [12 + (i % 2) * 16, 12 + Math.floor(i / 2) * 16];
        const kind = i < exact ? 'exact' : i < exact + near ? 'near' : 'none';
        return <circle key={i} class={`day-peg-${kind}`} cx={cx} cy={cy} r={kind === 'none' ? 2 : 5.5} />;
      })}
    </svg>
  );
}
