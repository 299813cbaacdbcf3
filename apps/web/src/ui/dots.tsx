import type { VNode } from 'preact';

/** An SVG pattern of dots for filling a shape; shapes refer to it by its ID. Render it only once per page. */
export function Dots(props: {
  readonly id: string;
  /** Distance between the centres of neighbouring dots. */
  readonly step: number;
  readonly radius: number;
  /** The angle of the rows, in degrees. */
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
