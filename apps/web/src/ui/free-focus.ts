import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What takes the focus when it comes onto the page, or `when` changes, if what had it is gone. */
export function useFreeFocus<Element extends HTMLElement>(when?: unknown): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === null) element.current?.focus();
  }, [when]);
  return element;
}
