import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Returns a ref to an element that takes the focus when it mounts or `when` changes, provided that the
 * previously focused element is gone. Focus on `main` counts as none: in a room, `main` has the focus while the
 * user types on the board.
 */
export function useFreeFocus<Element extends HTMLElement>(when?: unknown): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === null || activeElement.matches('main'))
      element.current?.focus();
  }, [when]);
  return element;
}
