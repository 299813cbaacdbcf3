import type { ComponentChildren, VNode } from 'preact';

/** Room for a table that may be wider than the paper: it scrolls by itself, by keys too. */
export function WideTable(props: { readonly label: string; readonly children: ComponentChildren }): VNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, or keys cannot scroll it.
    <section class="table-scroll" aria-label={props.label} tabIndex={0}>
      {props.children}
    </section>
  );
}
