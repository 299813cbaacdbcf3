import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * What takes the focus when it comes onto the page, or `when` changes, if what had it is gone. The page around it is no
 * control either: in a room it has the focus while one types on the board.
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
