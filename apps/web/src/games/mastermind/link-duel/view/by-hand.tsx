import type { ComponentChildren, VNode } from 'preact';
import { useLinkDuel } from '../controller/link-duel-controller.ts';

/** A foldable section for entering what a friend reported without a link. */
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
