import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The board: its cover, the rows and the printed legend. Where a phone leaves it less room than its rows need, it scrolls so
 * that the last answer and the guess being set are in sight.
 */
export function Pegboard(props: {
  /** Left out where the board lies in a section with a heading of its own. */
  readonly heading?: ComponentChildren;
  /** How many guesses stand on it. */
  readonly turns: number;
  readonly cover: ComponentChildren;
  readonly legend: ComponentChildren;
  readonly children: ComponentChildren;
}): VNode {
  const { heading, turns, cover, legend, children } = props;
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = board.current;
    const row = box?.querySelector('.guess');
    if (!box || !row) return;
    const hidden = row.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    if (hidden + EDGE > 0) box.scrollTop += hidden + EDGE;
  }, [turns]);
  const parts = (
    <>
      {cover}
      <div class="pegboard-rows">{children}</div>
      {legend}
    </>
  );
  if (heading === undefined)
    return (
      <div class="board pegboard" ref={board}>
        {parts}
      </div>
    );
  return (
    <section class="board pegboard" id="board" tabIndex={-1} aria-labelledby="board-heading" ref={board}>
      <h2 id="board-heading" class="unseen">
        {heading}
      </h2>
      {parts}
    </section>
  );
}

/** What stays free below the guess, in pixels: its outline and the edge of the board. */
const EDGE = 8;
