import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The browser's own modal dialog: it keeps the focus, closes with Escape, and gives the focus back. */
export function Dialog(props: {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="dialog-heading" onClose={props.onClose}>
      <h2 id="dialog-heading">{props.heading}</h2>
      {props.children}
    </dialog>
  );
}
