import type { VNode } from 'preact';

/** The key that does the same; hidden where there is no keyboard. */
export function Key({ name }: { readonly name: string }): VNode {
  return (
    <span class="keycap" aria-hidden="true">
      {name}
    </span>
  );
}
