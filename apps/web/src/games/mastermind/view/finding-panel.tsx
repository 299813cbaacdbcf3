import type { ComponentChildren, VNode } from 'preact';
import { useInSight } from '../../../ui/in-sight.ts';

/** What was asked, the answer, and what to do with it. */
export function FindingPanel(props: {
  readonly heading: string;
  readonly sentence: string;
  readonly children?: ComponentChildren;
}): VNode {
  const panel = useInSight<HTMLElement>(props.sentence);
  return (
    <section class="finding" aria-label={props.heading} ref={panel}>
      <p>
        <strong>{props.heading}.</strong> {props.sentence}
      </p>
      <div class="finding-actions">{props.children}</div>
    </section>
  );
}
