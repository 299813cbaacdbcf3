import type { ComponentChildren, VNode } from 'preact';

/** A row of a board: its number, and what stands in it. `text` says the same in words. */
export function TurnBar(props: {
  readonly class: string;
  /** From 0. */
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

/** Hidden from screen readers. */
export function BarNumber({ turn }: { readonly turn: number }): VNode {
  return (
    <span class="bar-number" aria-hidden="true">
      {turn + 1}
    </span>
  );
}
