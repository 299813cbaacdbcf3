import type { VNode } from 'preact';

/**
 * What answers a press, over the lower edge of the board that it was made on: what is read aloud can be a window away.
 * Hidden from screen readers, which read that line.
 */
export function BoardRemark({ children }: { readonly children: string }): VNode {
  return (
    <p class="board-remark" aria-hidden="true">
      {children}
    </p>
  );
}
