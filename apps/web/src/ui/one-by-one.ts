import { useEffect, useState } from 'preact/hooks';

/**
 * Returns how many of `count` items to draw by now: none at first, then one more each frame, so that the page
 * stays responsive.
 */
export function useOneByOne(count: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < count) requestAnimationFrame(() => setDrawn(drawn + 1));
  }, [drawn, count]);
  return drawn;
}
