import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * What answers a press, beside the place where it was made: what is read aloud can be a window away. Hidden from screen
 * readers, which read that line.
 */
export function BoardRemark(props: {
  readonly children: string;
  /** Where any press sends it away. */
  readonly onDismiss?: () => void;
}): VNode {
  const { children, onDismiss } = props;
  const isShown = children !== '';
  useEffect(() => {
    if (!isShown || !onDismiss) return;
    // Until a press on the remark itself is over, it stays, so that the press does nothing to what lies below.
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
