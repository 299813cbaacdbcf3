import type { VNode } from 'preact';
import { EmptyToken } from '../../../ui/token.tsx';
import { messages } from '../messages/language.ts';
import { PrintedAnswer } from './printed-legend.tsx';

/** The rows still to come, from turn `from` (0-based) on. */
export function BlankBars(props: {
  readonly from: number;
  readonly turnsMax: number;
  readonly places: number;
}): VNode | null {
  const { from, turnsMax, places } = props;
  const count = turnsMax - from;
  if (count <= 0) return null;
  return (
    <div class="blank" role="img" aria-label={messages().turns.toCome(count)}>
      {Array.from({ length: count }, (_, at) => (
        <div class="bar bar-blank" key={from + at}>
          <span class="bar-number">{from + at + 1}</span>
          <span class="pegs">
            {Array.from({ length: places }, (_, place) => (
              <EmptyToken key={place} />
            ))}
          </span>
          <PrintedAnswer />
        </div>
      ))}
    </div>
  );
}
