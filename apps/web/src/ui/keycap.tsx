import type { ComponentChildren, VNode } from 'preact';

/** Keys, and what they do. */
export type KeyRow = readonly [keys: readonly string[], does: string];

/** A typed command, and what it does. */
export type CommandRow = readonly [command: string, does: string];

/** The key that does the same; hidden where there is no keyboard. */
export function Keycap({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <span class="keycap" aria-hidden="true">
      {children}
    </span>
  );
}
