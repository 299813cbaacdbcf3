import type { WitchView } from '@inkling/games/witch/rules/view';

/**
 * Moves the focus from beside the board to a tile when an arrow is pressed. Once the game is over, the arrow is left to
 * the browser, which scrolls the page. Returns whether the focus moved.
 */
export function arrowToBoard({ phase }: WitchView, target: Element): boolean {
  const tile = target.ownerDocument.querySelector<HTMLElement>('.tile[tabindex="0"]');
  if (phase === 'over' || !tile || target.closest('.tile')) return false;
  tile.focus();
  return true;
}
