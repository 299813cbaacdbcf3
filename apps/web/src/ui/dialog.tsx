import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The browser's own modal dialog: it keeps the focus, closes with Escape, and gives the focus back. It begins at its
 * beginning: where the first control lies further down than the window, the heading takes the focus instead. It opens in
 * the same task that puts it on the page, so that no key pressed meanwhile goes to the page behind.
 */
export function Dialog(props: {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    if (box && box.scrollTop > 0 && heading.current) {
      heading.current.tabIndex = -1;
      heading.current.focus();
    }
    // Taken off the page while it is open, it gives no focus back by itself.
    return () => box?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby="dialog-heading"
      onClose={() => dialog.current && props.onClose()}
    >
      <h2 id="dialog-heading" ref={heading}>
        {props.heading}
      </h2>
      {props.children}
    </dialog>
  );
}
