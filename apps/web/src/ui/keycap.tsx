import type { ComponentChildren, VNode } from 'preact';

/** Keys, and a description of what they do. */
export type KeyRow = readonly [keys: readonly string[], does: string];

/** A typed command, and a description of what it does. */
export type CommandRow = readonly [command: string, does: string];

/** The keyboard shortcut shown on a button. Hidden on devices without a keyboard. */
export function Keycap({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <span class="keycap" aria-hidden="true">
      {children}
    </span>
  );
}
