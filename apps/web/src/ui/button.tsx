import type { ComponentChildren, VNode } from 'preact';

/** A button, with the key that does the same. */
export function Button(props: {
  readonly isMain?: boolean;
  readonly keycap?: string;
  /** Says what it does where its text alone does not. */
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <button
      type="button"
      class={props.isMain ? 'press press-main' : 'press'}
      aria-label={props.label}
      onClick={props.onPress}
    >
      {props.children}
      {props.keycap !== undefined && (
        <span class="keycap" aria-hidden="true">
          {props.keycap}
        </span>
      )}
    </button>
  );
}
