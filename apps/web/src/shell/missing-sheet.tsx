import type { ComponentChildren, VNode } from 'preact';

/** Shown when the address leads to something that does not exist: what is missing, why, and where to go instead. */
export function MissingSheet(props: {
  readonly heading: string;
  readonly sentence: string | undefined;
  /** True if something failed; false if it simply does not exist. */
  readonly isFault?: boolean;
  /** Links to other pages. */
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
