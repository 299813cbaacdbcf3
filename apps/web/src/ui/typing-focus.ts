import type { HTMLAttributes } from 'preact';
import { useRef } from 'preact/hooks';

/*
 * A button keeps the focus after it was pressed, so Enter after typing would press it again: begin another sheet, say,
 * in the middle of a guess. Who types means the sheet.
 */

/** Takes the focus from a button or switch that was pressed before the typing, unless it lies where the typing goes. */
export function typeOnSheet(target: Element, page: Document): void {
  if (!target.closest('button, a, summary, input') || target.closest(SHEET)) return;
  page.getElementById('board')?.focus({ preventScroll: true });
}

/**
 * For a row of things to type with: the mouse leaves the focus where it is, as on any keyboard on a screen, so that Enter
 * enters what was chosen. A finger has no Enter, and what it chose last stays in hand.
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

/** The places of a guess, what they are set from, and what answers why: there the focus moves by its own keys. */
const SHEET = 'fieldset, table, [role="toolbar"]';
