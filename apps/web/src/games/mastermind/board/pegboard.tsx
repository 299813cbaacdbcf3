import type { CodeRules } from '@inkling/core/deduction';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { HiddenCode } from './hidden-code.tsx';
import { PrintedLegend } from './printed-legend.tsx';
import { RowsToCome } from './rows-to-come.tsx';

/**
 * The board: the code under its cover, the turns, the rows still to come, and the printed legend. If a phone
 * has too little room for all rows, the board scrolls so that the last answer and the guess being set are in
 * view; on a phone held sideways, the page scrolls instead.
 */
export function Pegboard(props: {
  readonly skin: Skin;
  readonly rules: CodeRules;
  readonly turnsMax: number;
  /** Omitted if the board is in a section that has its own heading. */
  readonly heading?: readonly [name: string, turn: string];
  /** Number of guesses on the board. */
  readonly turns: number;
  /** The code, once it may be shown. */
  readonly secret: ArrayLike<number> | undefined;
  /** False if the code is not on this board. */
  readonly hasCover?: boolean;
  /** One-based number of the first row still to come. Undefined if no more rows will be played. */
  readonly firstToCome?: number | undefined;
  readonly children: ComponentChildren;
}): VNode {
  const { skin, rules, heading, turns, firstToCome } = props;
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
      {props.hasCover !== false && <HiddenCode skin={skin} places={rules.places} secret={props.secret} />}
      <div class="pegboard-rows">
        {props.children}
        {firstToCome !== undefined && (
          <RowsToCome first={firstToCome} turnsMax={props.turnsMax} places={rules.places} />
        )}
      </div>
      <PrintedLegend skin={skin} symbols={rules.symbols} />
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
        {heading[0]} <small>{heading[1]}</small>
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

/** Scrolls the page to the guess, unless the user is typing commands: the command line must stay in view. */
function scrollPageToGuess(box: HTMLElement | null): void {
  if (document.activeElement?.closest('.console')) return;
  box?.querySelector('.guess')?.scrollIntoView({ block: 'nearest' });
}

/** Pixels to keep free below the guess, for its outline and the edge of the board. */
const EDGE = 8;
