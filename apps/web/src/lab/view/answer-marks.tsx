import { parseFeedback } from '@inkling/games/mastermind/notation';
import { parseMark } from '@inkling/games/word/mark-signs';
import type { VNode } from 'preact';
import { KeyMarks } from '../../view/key-marks.tsx';
import type { LabGame } from '../session/lab-game.ts';

/** An answer drawn: discs, rings and dashes; for words at their places. Silent: its words stand beside it. */
export function AnswerMarks({
  answer,
  game,
}: {
  readonly answer: string;
  readonly game: LabGame;
}): VNode | null {
  if (game.kind === 'codes') {
    const told = parseFeedback(answer, game.rules.places);
    return told.ok ? <KeyMarks feedback={told.value} places={game.rules.places} /> : null;
  }
  return (
    <svg
      class="keys"
      viewBox={`0 0 ${answer.length * PITCH} ${PITCH}`}
      width={answer.length * PITCH}
      height={PITCH}
      aria-hidden="true"
    >
      {Array.from(answer, (sign, i) => {
        const x = i * PITCH + PITCH / 2;
        const mark = parseMark(sign);
        if (mark === 2) return <circle key={i} class="key-exact" cx={x} cy={PITCH / 2} r="7" />;
        if (mark === 1) return <circle key={i} class="key-near" cx={x} cy={PITCH / 2} r="6" />;
        return <path key={i} class="key-none" d={`M${x - 4} ${PITCH / 2}h8`} />;
      })}
    </svg>
  );
}

const PITCH = 18;
