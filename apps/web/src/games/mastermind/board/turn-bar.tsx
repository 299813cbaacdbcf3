import type { ComponentChildren, VNode } from 'preact';

/** A row of a board: its number and its contents. `text` describes the contents to screen readers. */
export function TurnBar(props: {
  readonly class: string;
  /** Zero-based. */
  readonly turn: number;
  readonly text: string;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <li class={props.class}>
      <span class="unseen">{props.text}</span>
      <BarNumber turn={props.turn} />
      {props.children}
    </li>
  );
}

/** The number of a turn. Hidden from screen readers. */
export function BarNumber({ turn }: { readonly turn: number }): VNode {
  return (
    <span class="bar-number" aria-hidden="true">
      {turn + 1}
    </span>
  );
}
