import type { ComponentChildren, VNode } from 'preact';
import { useInSight } from '../../../ui/in-sight.ts';

/** A torn-off note: what was asked, the answer, and what to do with it. */
export function Slip(props: {
  readonly heading: string;
  readonly sentence: string;
  readonly children?: ComponentChildren;
}): VNode {
  const slip = useInSight<HTMLElement>(props.sentence);
  return (
    <section class="slip" aria-label={props.heading} ref={slip}>
      <p>
        <strong>{props.heading}.</strong> {props.sentence}
      </p>
      <div class="slip-actions">{props.children}</div>
    </section>
  );
}
