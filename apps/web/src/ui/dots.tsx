import type { VNode } from 'preact';

/** A screen of dots to fill a shape with, by its id; once on a page. */
export function Dots(props: {
  readonly id: string;
  /** From one dot to the next. */
  readonly step: number;
  readonly radius: number;
  /** Of the rows, in degrees. */
  readonly angle: number;
}): VNode {
  const { id, step, radius, angle } = props;
  return (
    <pattern
      id={id}
      width={step}
      height={step}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      <circle cx={step / 2} cy={step / 2} r={radius} />
    </pattern>
  );
}
