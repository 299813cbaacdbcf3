import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * The browser's own modal dialog: it keeps the focus, closes with Escape, and gives the focus back. It begins at its
 * beginning: where the first control lies further down than the window, the heading takes the focus instead.
 */
export function Dialog(props: {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const box = dialog.current;
    box?.showModal();
    if (box && box.scrollTop > 0 && heading.current) {
      heading.current.tabIndex = -1;
      heading.current.focus();
    }
    // Taken off the page while it is open, it gives nothing back by itself.
    return () => {
      if (box?.open && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="dialog-heading" onClose={props.onClose}>
      <h2 id="dialog-heading" ref={heading}>
        {props.heading}
      </h2>
      {props.children}
    </dialog>
  );
}
