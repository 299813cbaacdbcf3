import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { rove } from '../../../ui/roving.ts';
import type { CentreController } from './centre-controller.ts';
import { messages } from './messages/language.ts';
import { GRID, SQUARES } from './model/pairing-board.ts';

/** Nine squares with lines between mates. The board is a single tab stop with arrow key navigation. */
export function PairingBoard({ controller }: { readonly controller: CentreController }): VNode {
  const board = useRef<HTMLFieldSetElement>(null);
  const pairs = controller.pairs.value;
  const touching = controller.touching.value;
  const mateOf = (square: number) =>
    pairs.find((pair) => pair.includes(square))?.find((other) => other !== square);
  const isTouching = (square: number) => touching.some((pair) => pair.includes(square));
  return (
    <div class="pairing">
      <fieldset class="pairing-board" aria-label={messages().board} ref={board}>
        {SQUARES.map((square) => {
          const isSpecial = controller.specials.value.includes(square);
          const isHeld = controller.held.value === square;
          const what = isSpecial ? 'special' : isHeld ? 'held' : 'free';
          return (
            <button
              key={square}
              type="button"
              class={`pairing-square pairing-${what}`}
              tabIndex={square === controller.at.value ? 0 : -1}
              aria-label={messages().square(square, what, mateOf(square), isTouching(square))}
              onFocus={() => {
                controller.at.value = square;
              }}
              onClick={() => controller.touchSquare(square)}
              onKeyDown={(event) => {
                const next = rove(event.key, square, GRID.cols, GRID.rows);
                if (next === undefined) return;
                event.preventDefault();
                board.current?.querySelectorAll('button')[next]?.focus();
              }}
            >
              <span class="pairing-number">{square + 1}</span>
              {isSpecial && (
                <svg class="pairing-star" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M12 2l3 6.6 7 .8-5.2 4.8 1.5 7L12 17.6l-6.3 3.6 1.5-7L2 9.4l7-.8z" />
                </svg>
              )}
            </button>
          );
        })}
      </fieldset>
      <svg class="bonds" viewBox="0 0 300 300" aria-hidden="true">
        {pairs.map(([a, b]) => (
          <Bond
            key={`${a} ${b}`}
            from={a}
            to={b}
            touches={touching.some((pair) => pair[0] === a && pair[1] === b)}
          />
        ))}
      </svg>
    </div>
  );
}

/** A curve that avoids the squares in between. A touching pair gets a zigzag instead. */
function Bond(props: { readonly from: number; readonly to: number; readonly touches: boolean }): VNode {
  const [ax, ay] = middle(props.from);
  const [bx, by] = middle(props.to);
  const [dx, dy] = [bx - ax, by - ay];
  if (props.touches) {
    const steps = Array.from({ length: 7 }, (_, i) => {
      const along = (i + 1) / 8;
      const aside = i % 2 === 0 ? 0.1 : -0.1;
      return `L${ax + dx * along - dy * aside} ${ay + dy * along + dx * aside}`;
    });
    return <path class="bond bond-touches" d={`M${ax} ${ay}${steps.join('')}L${bx} ${by}`} />;
  }
  const [cx, cy] = [(ax + bx) / 2 - dy * 0.18, (ay + by) / 2 + dx * 0.18];
  return (
    <g>
      <path class="bond" d={`M${ax} ${ay}Q${cx} ${cy} ${bx} ${by}`} />
      <circle class="bond-end" cx={ax} cy={ay} r="7" />
      <circle class="bond-end" cx={bx} cy={by} r="7" />
    </g>
  );
}

function middle(square: number): readonly [number, number] {
  return [(square % GRID.cols) * 100 + 50, Math.floor(square / GRID.cols) * 100 + 50];
}
