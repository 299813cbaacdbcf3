import type { VNode } from 'preact';
import { KeySquare } from '../../../ui/key-square.tsx';
import { messages } from '../messages/language.ts';
import { PrintedAnswer } from './printed-legend.tsx';

/**
 * The rows still to come, starting with the one-based turn `first`. The board is filled up to the 12 rows of
 * the classic game; if that would draw fewer than two, up to two are drawn.
 */
export function RowsToCome(props: {
  readonly first: number;
  readonly turnsMax: number;
  readonly places: number;
}): VNode | null {
  const { first, turnsMax, places } = props;
  const blank = turnsMax - first + 1;
  if (blank <= 0) return null;
  const drawn = Math.min(blank, Math.max(DRAWN_MAX - first + 1, DRAWN_MIN));
  return (
    <div class="blank" role="img" aria-label={messages().turns.toCome(blank)}>
      {Array.from({ length: drawn }, (_, at) => (
        <div class={`pegboard-row idle idle-${first + at}`} key={first + at} aria-hidden="true">
          <span class="bar-number">{first + at}</span>
          <Holes places={places} />
          <KeySquare places={places} />
          <PrintedAnswer />
        </div>
      ))}
    </div>
  );
}

/** The empty places of a guess: the next one, or a later one. */
export function Holes(props: { readonly places: number; readonly isNext?: boolean }): VNode {
  const { places, isNext = false } = props;
  return (
    <span class="pegs">
      {Array.from({ length: places }, (_, place) => (
        <i class={isNext ? 'hole hole-next' : 'hole'} key={place} />
      ))}
    </span>
  );
}

const DRAWN_MAX = 12;
const DRAWN_MIN = 2;
