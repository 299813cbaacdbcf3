import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Returns a ref to an element that is scrolled into view whenever `shown` changes, because on a phone an answer
 * can be a screen away from the control that asked for it. It does not scroll while the user types commands:
 * the line above the console announces the answer too, and must stay visible.
 */
export function useInSight<Box extends HTMLElement>(shown: unknown): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (!document.activeElement?.closest('.console')) box.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return box;
}
