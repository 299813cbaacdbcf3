import type { ButtonHTMLAttributes, ComponentChildren, VNode } from 'preact';
import { Keycap } from './keycap.tsx';

type Attributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'children' | 'onClick' | 'type'>;

/** A button. While it is `off` it still takes the focus, so that what it says of itself can be read. */
export function Button(
  props: Attributes & {
    readonly onPress?: (() => void) | undefined;
    /** The one that most people want here. */
    readonly main?: boolean;
    /** It weighs less than what stands beside it. */
    readonly quiet?: boolean;
    readonly off?: boolean;
    readonly submits?: boolean;
    /** The key that does the same. */
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
