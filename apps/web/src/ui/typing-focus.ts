import type { HTMLAttributes } from 'preact';
import { useRef } from 'preact/hooks';

/*
 * A button keeps the focus after it was pressed, so pressing Enter after typing would press it again, and for
 * example start a new game in the middle of a guess. A user who types means the sheet, not the button.
 */

/**
 * Moves the focus from a previously pressed button or switch to the board, unless that control is part of the
 * sheet that is typed on.
 */
export function typeOnSheet(target: Element, page: Document): void {
  if (!target.closest('button, a, summary, input') || target.closest(SHEET)) return;
  page.getElementById('board')?.focus({ preventScroll: true });
}

/**
 * Returns handlers for a row of buttons to type with. A mouse click leaves the focus where it is, as on any
 * on-screen keyboard, so that Enter submits what was chosen. Touch is left alone: there is no Enter key, and
 * the last chosen item stays selected.
 */
export function useMouseTyping(): Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onMouseDown'> {
  const by = useRef('');
  return {
    onPointerDown: (event) => {
      by.current = event.pointerType;
    },
    onMouseDown: (event) => {
      if (by.current === 'mouse') event.preventDefault();
    },
  };
}

/**
 * The places of a guess, the symbols to choose from, and the tables of explanations: these move the focus with
 * their own keys.
 */
const SHEET = 'fieldset, table, [role="toolbar"]';
