import '../style/key-square.css';
import type { Feedback } from '@inkling/core/feedback';
import type { VNode } from 'preact';

/**
 * Returns where the pegs of an answer are drawn: a 2 × 2 square, or for more than four places two rows that are
 * as wide as needed.
 */
export function keySpots(places: number): {
  readonly columns: number;
  readonly rows: number;
  readonly spots: readonly (readonly [column: number, row: number])[];
} {
  const columns = Math.max(2, Math.ceil(places / 2));
  const spots = Array.from({ length: places }, (_, at) => [at % columns, Math.floor(at / columns)] as const);
  return { columns, rows: 2, spots };
}

/**
 * An answer as on the board of the original game. Right piece in the right place: a disc. Right piece
 * elsewhere: a ring. Neither: a pinprick. If part of the answer is unknown, a question mark replaces the
 * pinprick. The marks differ by shape, not only by colour, and are hidden from screen readers. Without an
 * answer, the empty holes are drawn.
 */
export function KeySquare({
  feedback,
  places,
  isPartial = false,
}: {
  readonly feedback?: Feedback;
  readonly isPartial?: boolean;
  readonly places: number;
}): VNode {
  const { columns, rows, spots } = keySpots(places);
  const { exact, near } = feedback ?? { exact: 0, near: 0 };
  const [width, height] = [columns * PITCH + EDGE, rows * PITCH + EDGE];
  return (
    <svg
      class={feedback ? 'keys key-square' : 'keys key-square key-square-idle'}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--key-columns': String(columns) }}
      aria-hidden="true"
    >
      <rect class="key-plate" x="1" y="1" width={width - 2} height={height - 2} rx="8" />
      {spots.map(([column, row], at) => {
        const [cx, cy] = [EDGE / 2 + (column + 0.5) * PITCH, EDGE / 2 + (row + 0.5) * PITCH];
        if (at < exact) return <circle key={at} class="key-exact" cx={cx} cy={cy} r="7" />;
        if (at < exact + near) return <circle key={at} class="key-near" cx={cx} cy={cy} r="5.6" />;
        if (isPartial) return <QuestionMark key={at} x={cx} y={cy} />;
        return <circle key={at} class="key-unsaid" cx={cx} cy={cy} r="2.2" />;
      })}
    </svg>
  );
}

/** The mark for an unknown part of an answer, drawn as a path so that it needs no font. */
export function QuestionMark({ x, y }: { readonly x: number; readonly y: number }): VNode {
  return (
    <g class="key-unknown" transform={`translate(${x} ${y})`}>
      <path d="M-2.8-2.6A2.8 2.8 0 1 1 1.6-.2Q0 .8 0 2.2" />
      <circle cy="5.2" r="1.2" />
    </g>
  );
}

const PITCH = 18;
const EDGE = 8;
