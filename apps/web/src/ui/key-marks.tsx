import type { Feedback } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { QuestionMark } from './key-square.tsx';

/**
 * The marks of an answer in a row. Exact: a solid disc. Near: a ring. Neither: a short dash. Unknown: a
 * question mark. They differ by shape, not only by colour, and are hidden from screen readers. More than six
 * marks are drawn in two rows, as on the board of the original game.
 */
export function KeyMarks({
  feedback,
  places,
  isPartial = false,
}: {
  readonly feedback: Feedback;
  readonly isPartial?: boolean;
  readonly places: number;
}): VNode {
  const { exact, near } = feedback;
  const columns = places > ROW_MAX ? Math.ceil(places / 2) : places;
  const rows = Math.ceil(places / columns);
  return (
    <svg
      class="keys"
      viewBox={`0 0 ${columns * PITCH} ${rows * PITCH}`}
      width={columns * PITCH}
      height={rows * PITCH}
      aria-hidden="true"
    >
      {Array.from({ length: places }, (_, i) => {
        const x = (i % columns) * PITCH + PITCH / 2;
        const y = Math.floor(i / columns) * PITCH + PITCH / 2;
        if (i < exact) return <circle key={i} class="key-exact" cx={x} cy={y} r="7" />;
        if (i < exact + near) return <circle key={i} class="key-near" cx={x} cy={y} r="6" />;
        if (isPartial) return <QuestionMark key={i} x={x} y={y} />;
        return <path key={i} class="key-none" d={`M${x - 4} ${y}h8`} />;
      })}
    </svg>
  );
}

const PITCH = 18;
const ROW_MAX = 6;
