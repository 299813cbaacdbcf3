import type { ComponentChildren, VNode } from 'preact';
import { useLinkDuel } from '../controller/link-duel-controller.ts';

/** What a friend told in another way than by a link, out of the way until it is wanted. */
export function ByHand(props: { readonly summary: string; readonly children: ComponentChildren }): VNode {
  const { byHand } = useLinkDuel();
  return (
    <details
      class="match-fold"
      open={byHand.value}
      onToggle={({ currentTarget }) => {
        byHand.value = currentTarget.open;
      }}
    >
      <summary>{props.summary}</summary>
      {props.children}
    </details>
  );
}
