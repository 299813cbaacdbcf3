import type { VNode } from 'preact';

/** What was said last, beside the buttons, where the console is a window away. Silent: the console's line is read aloud. */
export function SaidNear({ said }: { readonly said: string }): VNode {
  return (
    <p class="reason said-near" aria-hidden="true">
      {said}
    </p>
  );
}
