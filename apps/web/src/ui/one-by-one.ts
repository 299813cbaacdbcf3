import { useEffect, useState } from 'preact/hooks';

/** How many things are drawn by now: none at first, then one more each frame; the page stays responsive. */
export function useOneByOne(count: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < count) requestAnimationFrame(() => setDrawn(drawn + 1));
  }, [drawn, count]);
  return drawn;
}
