import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The board: its cover, the rows and the printed legend. Where a phone leaves it less room than its rows need, it scrolls so
 * that the last answer and the guess being set are in sight; on a phone that is held sideways the page scrolls instead.
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
  const shownTurns = useRef(turns);
  useLayoutEffect(() => {
    scrollToGuess(board.current);
    if (shownTurns.current !== turns) scrollPageToGuess(board.current);
    shownTurns.current = turns;
  }, [turns]);
  useEffect(() => {
    const sideways = matchMedia('(orientation: landscape)');
    const show = () => {
      scrollToGuess(board.current);
      scrollPageToGuess(board.current);
    };
    sideways.addEventListener('change', show);
    return () => sideways.removeEventListener('change', show);
  }, []);
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

function scrollToGuess(box: HTMLElement | null): void {
  const row = box?.querySelector('.guess');
  if (!box || !row) return;
  const hidden = row.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
  if (hidden + EDGE > 0) box.scrollTop += hidden + EDGE;
}

/** Not for anybody who types commands: the line that is typed in must not leave. */
function scrollPageToGuess(box: HTMLElement | null): void {
  if (document.activeElement?.closest('.console')) return;
  box?.querySelector('.guess')?.scrollIntoView({ block: 'nearest' });
}

/** What stays free below the guess, in pixels: its outline and the edge of the board. */
const EDGE = 8;
