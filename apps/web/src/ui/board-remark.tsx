import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * A short reply to a press, shown next to where it was made, because the line that is read aloud can be a
 * screen away. Hidden from screen readers, which read that line instead.
 */
export function BoardRemark(props: {
  readonly children: string;
  /** If set, any press dismisses the remark. */
  readonly onDismiss?: () => void;
}): VNode {
  const { children, onDismiss } = props;
  const isShown = children !== '';
  useEffect(() => {
    if (!isShown || !onDismiss) return;
    // A press on the remark itself dismisses it only when the press ends (on click), so that it does not also
    // hit what lies below.
    const hear = ({ type, target }: Event) => {
      const isOnRemark = target instanceof Element && target.closest('.board-remark') !== null;
      if (isOnRemark === (type === 'click')) onDismiss();
    };
    document.addEventListener('pointerdown', hear);
    document.addEventListener('click', hear);
    return () => {
      document.removeEventListener('pointerdown', hear);
      document.removeEventListener('click', hear);
    };
  }, [isShown]);
  return (
    <p class="board-remark" aria-hidden="true">
      {children}
    </p>
  );
}
