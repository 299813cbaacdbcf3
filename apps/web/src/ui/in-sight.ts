import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Brings an answer into sight whenever what it tells changes, because on a phone what asked for it can be a window away.
 * Not for anybody who types commands: the line above the console tells it too, and the line must not leave.
 */
export function useInSight<Box extends HTMLElement>(shown: unknown): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (!document.activeElement?.closest('.console')) box.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return box;
}
