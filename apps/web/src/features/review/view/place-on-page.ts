import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The id of the button that opens a practice. */
export const PRACTISE = 'practise';

/** Returns a ref to the heading of a practice, which is focused and scrolled to when the practice opens. */
export function useFocusOnHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isFocusFree()) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  return heading;
}

/** When a practice is left, shows the part of the review that was visible before it, with the focus on its button. */
export function useReturnToReview(isPractising: boolean): void {
  const before = useRef(isPractising);
  const place = useRef<number | undefined>(undefined);
  // The page still shows the review, because this runs before the practice replaces it.
  if (isPractising && !before.current) place.current = window.scrollY;
  useLayoutEffect(() => {
    const isLeft = before.current && !isPractising;
    before.current = isPractising;
    if (!isLeft || !isFocusFree()) return;
    const isKnown = place.current !== undefined;
    if (isKnown) window.scrollTo(0, place.current ?? 0);
    document.getElementById(PRACTISE)?.focus({ preventScroll: isKnown });
  }, [isPractising]);
}

/** Whether the focused element is gone, or is the page as a whole. The focus stays in the command line, for example. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.id === 'board';
}
