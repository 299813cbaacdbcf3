import type { ComponentChildren, VNode } from 'preact';

/** A section of the page with a heading. `name` is its class, and the prefix of the heading's ID. */
export function Panel(props: {
  readonly name: string;
  readonly heading: ComponentChildren;
  /** Shown next to the heading, in small print. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}): VNode {
  const id = `${props.name}-heading`;
  return (
    <section class={props.name} aria-labelledby={id}>
      <h2 id={id}>
        {props.heading} {props.aside !== undefined && <small>{props.aside}</small>}
      </h2>
      {props.children}
    </section>
  );
}
