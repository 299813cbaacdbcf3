import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The browser's own modal dialog: it traps the focus, closes with Escape, and returns the focus afterwards. It
 * opens scrolled to the top: if the first control would be below the visible part, the heading gets the focus
 * instead. It opens in the same task in which it is added to the page, so that no key pressed in between
 * reaches the page behind it. With Escape, it is removed in the same task in which the browser closes it: the
 * `close` event comes only after a while, and until then the page would ignore what is typed.
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
    // A dialog that is removed while open does not return the focus by itself, so it is closed first.
    return () => box?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby="dialog-heading"
      onCancel={(event) => {
        // The cancel event of a file field bubbles.
        if (event.target === dialog.current) props.onClose();
      }}
      onClose={() => dialog.current && props.onClose()}
    >
      <h2 id="dialog-heading" ref={heading}>
        {props.heading}
      </h2>
      {props.children}
    </dialog>
  );
}
