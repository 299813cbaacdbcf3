import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * Returns how many of the rows of a list to show above the controls of the page, so that nobody has to scroll a wall. On
 * a page in one column the list may be as long as it likes, within reason.
 *
 * @param count the number of all rows
 * @param state changes whenever the rows may have become higher or lower
 */
export function useFitting(list: RefObject<HTMLElement | null>, count: number, state: string): number {
  const [rows, setRows] = useState(ROWS_MAX);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setRows(fitting(list.current, count));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [count, state]);
  return Math.min(rows, count);
}

function fitting(list: HTMLElement, count: number): number {
  const page = list.closest('main');
  const controls = page?.querySelector('.class-controls');
  if (!page || matchMedia('(max-width: 62.5rem)').matches) return ROWS_MAX;
  const top = list.getBoundingClientRect().top + scrollY;
  const room = innerHeight - top - (controls?.clientHeight ?? 0) - BELOW_PX;
  const highest = Math.max(1, ...[...list.children].map(({ clientHeight }) => clientHeight + GAP_PX));
  const all = Math.floor(room / highest);
  const rows = count <= all ? all : Math.floor((room - MORE_PX) / highest);
  return Math.min(ROWS_MAX, Math.max(ROWS_MIN, rows));
}

const ROWS_MIN = 2;
const ROWS_MAX = 12;
const GAP_PX = 4;
/** The sentence below the list, and some space. */
const BELOW_PX = 64;
/** The line that says how many rows are left off. */
const MORE_PX = 44;
