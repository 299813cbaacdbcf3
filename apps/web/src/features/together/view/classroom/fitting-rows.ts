import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * Returns how many rows of a list fit above the controls of the page, so that nobody has to scroll a wall. On a page in
 * one column the list may be as long as it likes, within reason.
 *
 * @param state changes whenever the rows may have become higher or lower
 */
export function useFitting(list: RefObject<HTMLElement | null>, state: string): number {
  const [rows, setRows] = useState(ROWS_MAX);
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current;
      if (box) setRows(fitting(box));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [state]);
  return rows;
}

function fitting(list: HTMLElement): number {
  const page = list.closest('main');
  const controls = page?.querySelector('.class-controls');
  if (!page || matchMedia('(max-width: 62.5rem)').matches) return ROWS_MAX;
  const top = list.getBoundingClientRect().top + scrollY;
  const room = innerHeight - top - (controls?.clientHeight ?? 0) - BELOW_PX;
  const rows = [...list.children].map(({ clientHeight }) => clientHeight + GAP_PX);
  const highest = Math.max(1, ...rows);
  return Math.min(ROWS_MAX, Math.max(ROWS_MIN, Math.floor(room / highest)));
}

const ROWS_MIN = 3;
const ROWS_MAX = 12;
const GAP_PX = 4;
/** The sentence below the list, and some space. */
const BELOW_PX = 64;
