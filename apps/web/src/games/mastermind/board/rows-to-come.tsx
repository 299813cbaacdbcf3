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
          <span class="pegs">
            {Array.from({ length: places }, (_, place) => (
              <i class="hole" key={place} />
            ))}
          </span>
          <KeySquare places={places} />
          <PrintedAnswer />
        </div>
      ))}
    </div>
  );
}

const DRAWN_MAX = 12;
const DRAWN_MIN = 2;
