import type { ButtonHTMLAttributes, ComponentChildren, VNode } from 'preact';
import { Keycap } from './keycap.tsx';

type Attributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'children' | 'onClick' | 'type'>;

/** A button. While it is `off` it is still focusable, so that screen readers can read its label and state. */
export function Button(
  props: Attributes & {
    readonly onPress?: (() => void) | undefined;
    /** Whether this is the primary action here. */
    readonly main?: boolean;
    /** Whether it is less prominent than its neighbours. */
    readonly quiet?: boolean;
    readonly off?: boolean;
    readonly submits?: boolean;
    /** The keyboard shortcut for the same action. */
    readonly keycap?: string;
    readonly class?: string;
    readonly children: ComponentChildren;
  },
): VNode {
  const { onPress, main, quiet, off, submits, keycap, class: own, children, ...rest } = props;
  const names = [quiet ? 'quiet' : 'press', main && 'press-main', own].filter(Boolean).join(' ');
  return (
    <button
      type={submits ? 'submit' : 'button'}
      class={names}
      aria-disabled={off ? 'true' : undefined}
      onClick={onPress && (() => onPress())}
      {...rest}
    >
      {children}
      {keycap !== undefined && <Keycap>{keycap}</Keycap>}
    </button>
  );
}
