import type { Feedback } from '@inkling/core/feedback';
import type { VNode } from 'preact';

/** Exact: a solid disc. Near: a ring. Neither: a short dash. Told apart by shape alone; silent. */
export function KeyMarks({
  feedback,
  places,
}: {
  readonly feedback: Feedback;
  readonly places: number;
}): VNode {
  const { exact, near } = feedback;
  return (
    <svg
      class="keys"
      viewBox={`0 0 ${places * PITCH} ${PITCH}`}
      width={places * PITCH}
      height={PITCH}
      aria-hidden="true"
    >
      {Array.from({ length: places }, (_, i) => {
        const x = i * PITCH + PITCH / 2;
        if (i < exact) return <circle key={i} class="key-exact" cx={x} cy={PITCH / 2} r="7" />;
        if (i < exact + near) return <circle key={i} class="key-near" cx={x} cy={PITCH / 2} r="6" />;
        return <path key={i} class="key-none" d={`M${x - 4} ${PITCH / 2}h8`} />;
      })}
    </svg>
  );
}

const PITCH = 18;
