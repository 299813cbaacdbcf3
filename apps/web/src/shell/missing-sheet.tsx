import type { ComponentChildren, VNode } from 'preact';

/** In the place of what an address names and is not there: what is missing, why, and where to go instead. */
export function MissingSheet(props: {
  readonly heading: string;
  readonly sentence: string | undefined;
  /** Something failed; otherwise there was nothing to begin with. */
  readonly isFault?: boolean;
  /** The ways out of here. */
  readonly children: ComponentChildren;
}): VNode {
  const { heading, sentence, isFault = false, children } = props;
  return (
    <div class="missing-sheet">
      <p class="missing-sign" aria-hidden="true">
        <span>?</span>
        <span>?</span>
        <span>?</span>
      </p>
      <h2>{heading}</h2>
      {sentence !== undefined && <p role={isFault ? 'alert' : 'status'}>{sentence}</p>}
      <p class="actions">{children}</p>
    </div>
  );
}
