import type { ComponentChildren, VNode } from 'preact';

/** The key that does the same; hidden where there is no keyboard. */
export function Keycap({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <span class="keycap" aria-hidden="true">
      {children}
    </span>
  );
}
