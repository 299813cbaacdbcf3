import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Moves the focus when the game that had it is deleted: to the delete button of the game that takes its place
 * in the list, or to the heading if there is none.
 *
 * @param count the number of listed games
 */
export function useFocusAfterDeletion(count: number): {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onFocusIn: (event: FocusEvent) => void;
} {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<Place | undefined>(undefined);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body)
      ((last.current && deleteButtonAt(last.current)) ?? heading.current)?.focus();
  }, [count]);
  return {
    heading,
    onFocusIn: ({ target }) => {
      if (target instanceof Element && !target.closest('dialog')) last.current = placeOf(target);
    },
  };
}

/** The position of a game in a list. */
interface Place {
  readonly list: HTMLElement;
  readonly row: number;
}

function placeOf(target: Element): Place | undefined {
  const game = target.closest('.saved-game');
  const list = game?.parentElement;
  return game && list ? { list, row: [...list.children].indexOf(game) } : undefined;
}

/** Returns the delete button of a row, which is always the row's last button. */
function deleteButtonAt({ list, row }: Place): HTMLElement | undefined {
  const game = list.isConnected ? list.children[Math.min(row, list.children.length - 1)] : undefined;
  return [...(game?.querySelectorAll('button') ?? [])].at(-1);
}
